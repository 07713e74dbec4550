import { useLayoutEffect, useRef } from 'react';
import { useFocusBack } from '../internal/focusBack.ts';
import { Button } from '../primitives/Button/index.ts';
import { Failed } from './Failed.tsx';
import * as styles from './elements.css.ts';
import type { CatalogueError } from './wire.ts';
import type { Words } from './words.ts';

interface MoreProps {
  words: Words;
  error: CatalogueError | undefined;
  isLoading: boolean;
  onPress: () => void;
  onRetry: () => void;
}

function rowsOf(part: Element | null | undefined): readonly HTMLElement[] {
  return [...(part?.querySelector('ul')?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
}

/** Focuses the first link or button of a part, else the part itself. */
function focusIn(part: HTMLElement | null | undefined): void {
  const control = part?.querySelector<HTMLElement>('a, button');
  if (part && !control) part.tabIndex = -1;
  (control ?? part)?.focus();
}

/**
 * Loads more into the list before it, or says that it failed. The focus of a button that disappears moves to the first new
 * item, or to the retry.
 */
export function More({ words, error, isLoading, onPress, onRetry }: MoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const focus = useFocusBack(() => {
    focusIn(rowsOf(box.current?.previousElementSibling)[shown.current] ?? box.current);
  });
  // On the last page the box disappears too.
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.matches(':focus-within') !== true) return;
      const list = own.previousElementSibling;
      // The new items are in the document once React has committed.
      queueMicrotask(() => focusIn(rowsOf(list)[shown.current]));
    };
  }, []);
  return (
    <div ref={box} className={styles.more} {...focus}>
      {error === undefined ? (
        <Button
          variant="outline"
          loading={isLoading}
          onClick={() => {
            shown.current = rowsOf(box.current?.previousElementSibling).length;
            onPress();
          }}
        >
          {words.more}
        </Button>
      ) : (
        <Failed error={error} words={words} isLoading={isLoading} onRetry={onRetry} />
      )}
    </div>
  );
}
