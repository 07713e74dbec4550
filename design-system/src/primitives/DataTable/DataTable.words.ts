import type { Translations } from '../../internal/words.ts';

/** `all` is the choice of a filter that leaves every row; `selection` heads the column of checkboxes. */
export type DataTableWord =
  | 'search'
  | 'all'
  | 'sort'
  | 'unsorted'
  | 'ascending'
  | 'descending'
  | 'count'
  | 'found'
  | 'selected'
  | 'clearSelection'
  | 'selection'
  | 'selectAll'
  | 'selectRow'
  | 'pages'
  | 'range'
  | 'previousPage'
  | 'nextPage'
  | 'empty'
  | 'nothingFound'
  | 'nothingFoundHint'
  | 'clearFilters'
  | 'retry';

export const dataTableWords: Translations<DataTableWord> = {
  lt: {
    search: 'Ieškoti lentelėje',
    all: 'Rodyti viską',
    sort: 'Rikiavimas',
    unsorted: 'Įprasta tvarka',
    ascending: '{column}: didėjančiai',
    descending: '{column}: mažėjančiai',
    count: '{count, plural, one {# eilutė} few {# eilutės} other {# eilučių}}',
    found: '{count, plural, one {Rasta # eilutė} few {Rastos # eilutės} other {Rasta # eilučių}}',
    selected: 'Pasirinkta: {count, number} iš {total, number}',
    clearSelection: 'Atšaukti pasirinkimą',
    selection: 'Pasirinkimas',
    selectAll: 'Pasirinkti visas puslapio eilutes',
    selectRow: 'Pasirinkti: {name}',
    pages: 'Lentelės puslapiai',
    range: '{first, number}–{last, number} iš {total, number}',
    previousPage: 'Ankstesnis puslapis',
    nextPage: 'Kitas puslapis',
    empty: 'Įrašų dar nėra',
    nothingFound: 'Nieko nerasta',
    nothingFoundHint: 'Pakeiskite paieškos žodį arba filtrus.',
    clearFilters: 'Išvalyti filtrus',
    retry: 'Bandyti dar kartą',
  },
  en: {
    search: 'Search the table',
    all: 'Show all',
    sort: 'Sort by',
    unsorted: 'Usual order',
    ascending: '{column}, ascending',
    descending: '{column}, descending',
    count: '{count, plural, one {# row} other {# rows}}',
    found: '{count, plural, one {# row found} other {# rows found}}',
    selected: '{count, number} of {total, number} selected',
    clearSelection: 'Clear selection',
    selection: 'Selection',
    selectAll: 'Select all rows on this page',
    selectRow: 'Select {name}',
    pages: 'Pages of the table',
    range: '{first, number}–{last, number} of {total, number}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    empty: 'Nothing here yet',
    nothingFound: 'Nothing found',
    nothingFoundHint: 'Try another word or other filters.',
    clearFilters: 'Clear filters',
    retry: 'Try again',
  },
  ru: {
    search: 'Искать в таблице',
    all: 'Показать всё',
    sort: 'Сортировка',
    unsorted: 'Обычный порядок',
    ascending: '{column}: по возрастанию',
    descending: '{column}: по убыванию',
    count: '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
    found:
      '{count, plural, one {Найдена # строка} few {Найдены # строки} many {Найдено # строк} other {Найдено # строки}}',
    selected: 'Выбрано: {count, number} из {total, number}',
    clearSelection: 'Снять выделение',
    selection: 'Выбор',
    selectAll: 'Выбрать все строки страницы',
    selectRow: 'Выбрать: {name}',
    pages: 'Страницы таблицы',
    range: '{first, number}–{last, number} из {total, number}',
    previousPage: 'Предыдущая страница',
    nextPage: 'Следующая страница',
    empty: 'Записей пока нет',
    nothingFound: 'Ничего не найдено',
    nothingFoundHint: 'Измените слово поиска или фильтры.',
    clearFilters: 'Сбросить фильтры',
    retry: 'Попробовать ещё раз',
  },
};
