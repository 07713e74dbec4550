import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the head of a list when its page was turned by its pagination; a change for another reason, such as a
 * filter, leaves the focus alone. Returns the ref of the pagination's box.
 * @param head takes the focus.
 * @param part is scrolled into view too: for a list inside a longer page.
 */
export function useTurnedPage(
  page: number,
  head: RefObject<HTMLElement | null>,
  part?: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const pages = useRef<HTMLDivElement>(null);
  const turnedFrom = useRef(page);
  useEffect(() => {
    if (turnedFrom.current === page) return;
    turnedFrom.current = page;
    if (pages.current?.contains(document.activeElement) !== true) return;
    head.current?.focus({ preventScroll: true });
    part?.current?.scrollIntoView();
  }, [page, head, part]);
  return pages;
}
