import type { Ref } from 'react';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import type { Say } from '../../../internal/words.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import type { PdfViewerWord } from './PdfViewer.words.ts';
import * as styles from './PdfViewer.css.ts';

interface PdfSearchProps {
  fieldRef: Ref<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  /** What was found, in words. */
  status: string;
  hasHits: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  say: Say<PdfViewerWord>;
}

/** The field that searches the document, with the way from one place to the next. */
export function PdfSearch({
  fieldRef,
  query,
  onQuery,
  status,
  hasHits,
  onStep,
  onClose,
  say,
}: PdfSearchProps) {
  const step = (by: 1 | -1) => ({
    'aria-disabled': !hasHits,
    onClick: () => {
      if (hasHits) onStep(by);
    },
  });
  return (
    // Keys that the field bubbles.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onStep(1);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        } else if (event.key === 'Enter' && event.shiftKey) {
          event.preventDefault();
          onStep(-1);
        }
      }}
    >
      <div className={styles.query}>
        <TextInput
          ref={fieldRef}
          label={say('search')}
          labelHidden
          icon={Search}
          // It opens because somebody asked to search.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            onQuery(event.target.value);
          }}
        />
      </div>
      <p role="status" className={styles.found}>
        {status}
      </p>
      <IconButton icon={ChevronUp} label={say('previousHit')} {...step(-1)} />
      <IconButton icon={ChevronDown} label={say('nextHit')} {...step(1)} />
      <IconButton icon={X} label={say('closeSearch')} tip="below-start" onClick={onClose} />
    </form>
  );
}
