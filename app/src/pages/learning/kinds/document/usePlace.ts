import type { DocumentContent, Material } from '@medeina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Learning } from '../../../../data/learning/progress.ts';

/** Milliseconds for which a page is looked at before it counts as where one reads. */
const settles = 1200;

export interface Place {
  /** Where they are now. */
  readonly page: number;
  readonly go: (page: number) => void;
}

/** Where a learner reads in a document; kept for the next visit, on whatever device. */
export function usePlace(material: Material, document: DocumentContent, note: Learning['note']): Place {
  const [page, setPage] = useState(document.page);
  const unsent = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly tell: () => void }>(
    undefined,
  );
  const tellNow = useCallback(() => {
    if (unsent.current === undefined) return;
    clearTimeout(unsent.current.timer);
    const { tell } = unsent.current;
    unsent.current = undefined;
    tell();
  }, []);
  useEffect(() => {
    window.addEventListener('pagehide', tellNow);
    return () => {
      window.removeEventListener('pagehide', tellNow);
      tellNow();
    };
  }, [tellNow]);
  const go = (next: number) => {
    setPage(next);
    if (unsent.current !== undefined) clearTimeout(unsent.current.timer);
    const tell = () => note(material.course_module_id, { page: next, at: new Date().toISOString() });
    unsent.current = { timer: setTimeout(tellNow, settles), tell };
  };
  return { page, go };
}
