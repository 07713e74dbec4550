import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another page of a list begins above: who turned it goes on reading from its head. A page that changed because of
 * something else, such as a filter, leaves the focus with that. Gives what goes to the box of the pages.
 * @param head takes the focus.
 * @param part of a longer page, which comes into view too: a new address begins at the top of the page otherwise.
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
