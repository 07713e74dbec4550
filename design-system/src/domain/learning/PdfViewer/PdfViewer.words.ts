import type { Translations } from '../../../internal/words.ts';

/** `view` opens the document; `page` names a page for screen readers. */
export type PdfViewerWord =
  | 'view'
  | 'download'
  | 'loading'
  | 'failed'
  | 'failedHint'
  | 'retry'
  | 'pages'
  | 'page'
  | 'pageNumber'
  | 'ofPages'
  | 'previousPage'
  | 'nextPage'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoom'
  | 'search'
  | 'searching'
  | 'hit'
  | 'notFound'
  | 'noText'
  | 'previousHit'
  | 'nextHit'
  | 'closeSearch';

export const pdfViewerWords: Translations<PdfViewerWord> = {
  lt: {
    view: 'Peržiūrėti',
    download: 'Atsisiųsti PDF',
    loading: 'Dokumentas įkeliamas',
    failed: 'Dokumento parodyti nepavyko',
    failedHint: 'Atsisiųskite jį ir atverkite savo įrenginyje.',
    retry: 'Bandyti dar kartą',
    pages: '{title}: puslapiai',
    page: '{page, number} puslapis iš {pages, number}',
    pageNumber: 'Puslapis',
    ofPages: 'iš {pages, number}',
    previousPage: 'Ankstesnis puslapis',
    nextPage: 'Kitas puslapis',
    zoomIn: 'Padidinti',
    zoomOut: 'Sumažinti',
    zoom: 'Mastelis {percent} %',
    search: 'Ieškoti dokumente',
    searching: 'Ieškoma…',
    hit: '{index, number} iš {count, number}, {page, number} psl.',
    notFound: 'Nerasta',
    noText: 'Šiame dokumente nėra teksto, kurį būtų galima rasti.',
    previousHit: 'Ankstesnė vieta',
    nextHit: 'Kita vieta',
    closeSearch: 'Baigti paiešką',
  },
  en: {
    view: 'View',
    download: 'Download PDF',
    loading: 'The document is loading',
    failed: 'The document could not be shown',
    failedHint: 'Download it and open it on your device.',
    retry: 'Try again',
    pages: '{title}: pages',
    page: 'Page {page, number} of {pages, number}',
    pageNumber: 'Page',
    ofPages: 'of {pages, number}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: 'Zoom {percent}%',
    search: 'Search the document',
    searching: 'Searching…',
    hit: '{index, number} of {count, number}, page {page, number}',
    notFound: 'Not found',
    noText: 'This document has no text to search.',
    previousHit: 'Previous match',
    nextHit: 'Next match',
    closeSearch: 'Close the search',
  },
  ru: {
    view: 'Просмотреть',
    download: 'Скачать PDF',
    loading: 'Документ загружается',
    failed: 'Не удалось показать документ',
    failedHint: 'Скачайте его и откройте на своём устройстве.',
    retry: 'Попробовать ещё раз',
    pages: '{title}: страницы',
    page: 'Страница {page, number} из {pages, number}',
    pageNumber: 'Страница',
    ofPages: 'из {pages, number}',
    previousPage: 'Предыдущая страница',
    nextPage: 'Следующая страница',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    zoom: 'Масштаб {percent} %',
    search: 'Искать в документе',
    searching: 'Идёт поиск…',
    hit: '{index, number} из {count, number}, стр. {page, number}',
    notFound: 'Не найдено',
    noText: 'В этом документе нет текста для поиска.',
    previousHit: 'Предыдущее совпадение',
    nextHit: 'Следующее совпадение',
    closeSearch: 'Закрыть поиск',
  },
};
