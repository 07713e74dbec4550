import { useState } from 'react';
import type { Ref } from 'react';
import { ChevronDown, ChevronUp, Search, ZoomIn, ZoomOut } from 'lucide-react';
import type { Say } from '../../../internal/words.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { pageFrom, zoomFrom } from './pages.ts';
import type { PdfViewerWord } from './PdfViewer.words.ts';
import * as styles from './PdfViewer.css.ts';

interface PdfToolsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  isSearchOpen: boolean;
  onSearch: () => void;
  searchRef: Ref<HTMLButtonElement>;
  say: Say<PdfViewerWord>;
}

/** The page, the search and the size. Buttons at an end stay focusable. */
export function PdfTools({
  page,
  pages,
  onPage,
  zoom,
  onZoom,
  isSearchOpen,
  onSearch,
  searchRef,
  say,
}: PdfToolsProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const to = pageFrom(typed ?? '', pages);
    setTyped(undefined);
    if (to !== undefined) onPage(to);
  };
  const zoomBy = (step: 1 | -1) => ({
    'aria-disabled': zoomFrom(zoom, step) === zoom,
    onClick: () => {
      if (zoomFrom(zoom, step) !== zoom) onZoom(zoomFrom(zoom, step));
    },
  });
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ChevronUp}
        label={say('previousPage')}
        aria-disabled={page <= 1}
        onClick={() => {
          if (page > 1) onPage(page - 1);
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
          if (page < pages) onPage(page + 1);
        }}
      />
      <span className={styles.apart} />
      <IconButton
        ref={searchRef}
        icon={Search}
        label={say('search')}
        tip="below-start"
        aria-expanded={isSearchOpen}
        onClick={onSearch}
      />
      <IconButton icon={ZoomOut} label={say('zoomOut')} tip="below-start" {...zoomBy(-1)} />
      <span role="status">{say('zoom', { percent: Math.round(zoom * 100) })}</span>
      <IconButton icon={ZoomIn} label={say('zoomIn')} tip="below-start" {...zoomBy(1)} />
    </div>
  );
}
