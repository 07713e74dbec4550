import { useLayoutEffect, useRef } from 'react';
import { Button } from '../primitives/Button/index.ts';
import * as styles from './elements.css.ts';

interface MoreProps {
  label: string;
  isLoading: boolean;
  onPress: () => void;
}

function rowsOf(part: Element | null | undefined): readonly HTMLElement[] {
  return [...(part?.querySelector('ul')?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
}

/** Loads more into the list before it. On the last page the button disappears: its focus moves to the first new item. */
export function More({ label, isLoading, onPress }: MoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.matches(':focus-within') !== true) return;
      const list = own.previousElementSibling;
      // The new items are in the document once React has committed.
      queueMicrotask(() => {
        const row = rowsOf(list)[shown.current];
        const link = row?.querySelector('a');
        if (row !== undefined && !link) row.tabIndex = -1;
        (link ?? row)?.focus();
      });
    };
  }, []);
  return (
    <div ref={box} className={styles.more}>
      <Button
        variant="outline"
        loading={isLoading}
        onClick={() => {
          shown.current = rowsOf(box.current?.previousElementSibling).length;
          onPress();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
