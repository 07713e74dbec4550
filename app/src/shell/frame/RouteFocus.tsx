import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isDiscoverPath } from '../../data/catalogue/discover.ts';

/** How long to wait for the new page's heading before the main part takes the focus; milliseconds. */
const patience = 2000;

function focusOn(target: HTMLElement | null): void {
  if (target === null || target.contains(document.activeElement)) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a change of page: the focus goes to its heading and its title is spoken, once, however late they come. A change
 * of the query alone (filters, tabs of one page) leaves the focus where it is. A page whose news is not under its first
 * heading marks the one that is with `data-arrival`.
 */
export function RouteFocus() {
  const intl = useIntl();
  const address = useLocation().pathname;
  // A category that is chosen among the filters changes the path, and is no other page.
  const pathname = isDiscoverPath(address) ? '/discover' : address;
  const previous = useRef(pathname);
  const [arrived, setArrived] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    let isLate = false;
    const look = () => {
      const main = document.querySelector<HTMLElement>('main');
      const heading =
        main?.querySelector<HTMLElement>('[data-arrival]') ?? main?.querySelector<HTMLElement>('h1');
      if (heading == null) return;
      stop();
      // The user has moved the focus meanwhile: it stays.
      if (!isLate || document.activeElement === main) focusOn(heading);
      setArrived(document.title);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      isLate = true;
      focusOn(document.querySelector<HTMLElement>('main'));
    }, patience);
    // One frame later the new page has marked what it wants to be focused.
    const frame = requestAnimationFrame(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
    };
    return stop;
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {arrived === '' ? '' : intl.formatMessage({ id: 'shell.arrived' }, { title: arrived })}
      </span>
    </VisuallyHidden>
  );
}
