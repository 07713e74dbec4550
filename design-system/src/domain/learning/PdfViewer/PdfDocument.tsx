import { useEffect, useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react';
import type { Say } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { ErrorState } from '../../../primitives/ErrorState/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { PdfPage } from './PdfPage.tsx';
import { pageFrom, zoomFrom } from './pages.ts';
import type { PdfViewerWord } from './PdfViewer.words.ts';
import { usePdf } from './usePdf.ts';
import * as styles from './PdfViewer.css.ts';

interface PdfDocumentProps {
  src: string;
  title: string;
  workerSrc: string;
  page: number | undefined;
  defaultPage: number | undefined;
  onPageChange: ((page: number) => void) | undefined;
  onOpened: ((pages: number) => void) | undefined;
  onRetry: () => void;
  say: Say<PdfViewerWord>;
}

function boxesOf(view: HTMLElement): readonly HTMLElement[] {
  return [...view.querySelectorAll<HTMLElement>('[data-page]')];
}

function show(view: HTMLElement | null, page: number) {
  const box = view && boxesOf(view)[page - 1];
  if (view && box) view.scrollTop = box.offsetTop - view.offsetTop - 12;
}

/** The tools and the pages of an opened document. */
export function PdfDocument({ src, title, workerSrc, onRetry, onOpened, say, ...props }: PdfDocumentProps) {
  const opened = usePdf(src, workerSrc);
  const view = useRef<HTMLDivElement>(null);
  const [page, setPage] = useControllableState({
    prop: props.page,
    defaultProp: props.defaultPage ?? 1,
    onChange: props.onPageChange,
  });
  const [typed, setTyped] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState(0);
  const isReady = opened !== undefined && opened !== 'failed';
  const count = isReady ? opened.pdf.numPages : undefined;
  const tell = useRef(onOpened);
  useEffect(() => {
    tell.current = onOpened;
  }, [onOpened]);
  useEffect(() => {
    if (count !== undefined) tell.current?.(count);
  }, [count]);

  useEffect(() => {
    if (!isReady || view.current === null) return undefined;
    const element = view.current;
    const watch = new ResizeObserver(() => {
      // Without the padding.
      setRoom(element.clientWidth - 24);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
    };
  }, [isReady]);

  // A page from outside, or the first one to go to, is brought into view once the pages are there.
  const wanted = props.page ?? props.defaultPage;
  const isLaidOut = room > 0;
  useEffect(() => {
    if (isLaidOut && wanted !== undefined) show(view.current, wanted);
  }, [isLaidOut, wanted]);

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
  const pages = opened.pdf.numPages;
  const go = (to: number) => {
    show(view.current, to);
    setPage(to);
  };
  const percent = Math.round(zoom * 100);
  const commit = () => {
    const to = pageFrom(typed ?? '', pages);
    setTyped(undefined);
    if (to !== undefined) go(to);
  };
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          icon={ChevronUp}
          label={say('previousPage')}
          aria-disabled={page <= 1}
          onClick={() => {
            if (page > 1) go(page - 1);
          }}
        />
        <form
          className={styles.number}
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        >
          <TextInput
            label={say('pageNumber')}
            labelHidden
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(page)}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
            onBlur={commit}
          />
        </form>
        <span className={styles.of}>{say('ofPages', { pages })}</span>
        <IconButton
          icon={ChevronDown}
          label={say('nextPage')}
          aria-disabled={page >= pages}
          onClick={() => {
            if (page < pages) go(page + 1);
          }}
        />
        <span className={styles.apart} />
        <IconButton
          icon={ZoomOut}
          label={say('zoomOut')}
          tip="below-start"
          aria-disabled={zoomFrom(zoom, -1) === zoom}
          onClick={() => {
            setZoom(zoomFrom(zoom, -1));
          }}
        />
        <span role="status">{say('zoom', { percent })}</span>
        <IconButton
          icon={ZoomIn}
          label={say('zoomIn')}
          tip="below-start"
          aria-disabled={zoomFrom(zoom, 1) === zoom}
          onClick={() => {
            setZoom(zoomFrom(zoom, 1));
          }}
        />
      </div>
      <div
        ref={view}
        role="region"
        aria-label={say('pages', { title })}
        // It scrolls by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.view}
        onScroll={(event) => {
          const { scrollTop, offsetTop, clientHeight } = event.currentTarget;
          const middle = scrollTop + offsetTop + clientHeight / 2;
          const seen = boxesOf(event.currentTarget).findLastIndex((box) => box.offsetTop <= middle) + 1;
          if (seen > 0 && seen !== page) setPage(seen);
        }}
      >
        {room > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <PdfPage
              key={`page-${String(index)}`}
              opened={opened}
              number={index + 1}
              width={Math.floor(room * zoom)}
              label={say('page', { page: index + 1, pages })}
            />
          ))}
      </div>
    </>
  );
}
