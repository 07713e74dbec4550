import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { keyName } from '../../../internal/keyName.ts';
import type { Say } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { ErrorState } from '../../../primitives/ErrorState/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfSearch } from './PdfSearch.tsx';
import { PdfTools } from './PdfTools.tsx';
import type { PdfViewerWord } from './PdfViewer.words.ts';
import type { OpenedPdf } from './usePdf.ts';
import { usePdf } from './usePdf.ts';
import { usePdfSearch } from './usePdfSearch.ts';
import { holdPlace, pageIn, placeIn, showPage, showPart } from './view.ts';
import type { Place } from './view.ts';
import * as styles from './PdfViewer.css.ts';

interface PagesProps {
  title: string;
  page: number | undefined;
  defaultPage: number | undefined;
  onPageChange: ((page: number) => void) | undefined;
  onOpened: ((pages: number) => void) | undefined;
  say: Say<PdfViewerWord>;
}

interface PdfDocumentProps extends PagesProps {
  src: string;
  workerSrc: string;
  onRetry: () => void;
}

/** The tools and the pages of a document, once it has loaded. */
export function PdfDocument({ src, workerSrc, onRetry, ...pages }: PdfDocumentProps) {
  const opened = usePdf(src, workerSrc);
  const { say } = pages;
  if (opened === 'failed')
    return (
      <ErrorState title={say('failed')} action={<Button onClick={onRetry}>{say('retry')}</Button>}>
        {say('failedHint')}
      </ErrorState>
    );
  if (opened === undefined)
    return (
      <div aria-busy="true">
        <VisuallyHidden live="polite">{say('loading')}</VisuallyHidden>
        <Skeleton shape="plate" />
      </div>
    );
  return <Pages {...pages} opened={opened} />;
}

/** The size of pages, which keeps the place where one reads when it changes. */
function useSize() {
  const view = useRef<HTMLDivElement>(null);
  const held = useRef<Place>(undefined);
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => {
      held.current = placeIn(element);
      // Without the padding.
      setRoom(element.clientWidth - 24);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, []);
  const width = Math.floor(room * zoom);
  // After the pages, whose effects come first, have taken their size.
  useLayoutEffect(() => {
    if (view.current !== null && held.current !== undefined && width > 0)
      holdPlace(view.current, held.current);
    held.current = undefined;
  }, [width]);
  return {
    view,
    width,
    zoom,
    setZoom: (next: number) => {
      held.current = view.current === null ? undefined : placeIn(view.current);
      setZoom(next);
    },
  };
}

function Pages({ opened, title, say, ...props }: PagesProps & { opened: OpenedPdf }) {
  const { view, width, zoom, setZoom } = useSize();
  const [page, setPage] = useControllableState({
    prop: props.page,
    defaultProp: props.defaultPage ?? 1,
    onChange: props.onPageChange,
  });
  const pages = opened.pdf.numPages;
  const { onOpened } = props;
  const tell = useRef(onOpened);
  useEffect(() => {
    tell.current = onOpened;
  }, [onOpened]);
  useEffect(() => {
    tell.current?.(pages);
  }, [pages]);

  // A page from outside, or the first one to go to, is brought into view once the pages are there.
  const wanted = props.page ?? props.defaultPage;
  const isLaidOut = width > 0;
  const asked = useRef(wanted);
  const show = useCallback(
    (to: number) => {
      const isRead = view.current === null || pageIn(view.current, asked.current) === to;
      asked.current = to;
      if (view.current !== null && !isRead) showPage(view.current, to);
    },
    [view],
  );
  useEffect(() => {
    // While one scrolls, the page from outside is the one in view.
    if (isLaidOut && wanted !== undefined) show(wanted);
  }, [isLaidOut, wanted, show]);

  const go = (to: number) => {
    asked.current = to;
    if (view.current !== null) showPage(view.current, to);
    setPage(to);
  };

  const [query, setQuery] = useState<string>();
  const { hits, hasText, isSearching } = usePdfSearch(opened, query ?? '');
  // Chosen by a step; before one, the first from the page that is read.
  const [at, setAt] = useState<number>();
  const [from, setFrom] = useState(1);
  const first = Math.max(
    0,
    hits.findIndex((hit) => hit.page >= from),
  );
  const index = at ?? first;
  const current = hits[index];
  const searchButton = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const openSearch = () => {
    field.current?.focus();
    setFrom(page);
    setAt(undefined);
    setQuery((before) => before ?? '');
  };
  const closeSearch = () => {
    setQuery(undefined);
    searchButton.current?.focus();
  };
  const showHit = useCallback(
    (part: DOMRect) => {
      if (view.current !== null) showPart(view.current, part);
    },
    [view],
  );
  // Far pages have no words yet: the page comes first, then the place on it.
  const currentPage = current?.page;
  useEffect(() => {
    if (currentPage !== undefined) show(currentPage);
  }, [currentPage, show]);
  const status = () => {
    if (query === undefined || query.trim() === '') return '';
    if (isSearching) return say('searching');
    if (!hasText) return say('noText');
    if (current === undefined) return say('notFound');
    return say('hit', { index: index + 1, count: hits.length, page: current.page });
  };

  return (
    <>
      <PdfTools
        page={page}
        pages={pages}
        onPage={go}
        zoom={zoom}
        onZoom={setZoom}
        isSearchOpen={query !== undefined}
        onSearch={query === undefined ? openSearch : closeSearch}
        searchRef={searchButton}
        say={say}
      />
      {query !== undefined && (
        <PdfSearch
          fieldRef={field}
          query={query}
          onQuery={(next) => {
            setAt(undefined);
            setQuery(next);
          }}
          status={status()}
          hasHits={hits.length > 0}
          onStep={(step) => {
            if (hits.length > 0) setAt((index + step + hits.length) % hits.length);
          }}
          onClose={closeSearch}
          say={say}
        />
      )}
      {/* Keys that reach the region while it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={view}
        role="region"
        aria-label={say('pages', { title })}
        // It scrolls by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.view}
        onKeyDown={(event) => {
          // The browser's own search knows only the pages that are drawn.
          if (keyName(event) !== 'f' || !(event.ctrlKey || event.metaKey)) return;
          // With Ctrl, Alt is AltGr, which writes signs.
          if (event.altKey || event.shiftKey) return;
          event.preventDefault();
          openSearch();
        }}
        onScroll={(event) => {
          const seen = pageIn(event.currentTarget, asked.current);
          // A page that was asked for is so until one scrolls on.
          if (seen !== asked.current) asked.current = undefined;
          if (seen !== undefined && seen !== page) setPage(seen);
        }}
      >
        {isLaidOut &&
          Array.from({ length: pages }, (_, place) => (
            <PdfPage
              key={`page-${String(place)}`}
              opened={opened}
              number={place + 1}
              width={width}
              label={say('page', { page: place + 1, pages })}
              hits={hits}
              current={currentPage === place + 1 ? current : undefined}
              onCurrent={showHit}
            />
          ))}
      </div>
    </>
  );
}
