import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

/** Longest wait for the heading of a new page, in milliseconds. */
const patience = 2000;

/**
 * After a change of page: the focus goes to its heading and its title is spoken. A change of the query alone (filters,
 * tabs of one page) leaves the focus where it is. A page whose news is not under its first heading marks the one that
 * is with `data-arrival`.
 */
export const RouteFocus = () => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [arrived, setArrived] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const since = performance.now();
    let frame = 0;
    const look = () => {
      const heading =
        document.querySelector<HTMLElement>('main [data-arrival]') ??
        document.querySelector<HTMLElement>('main h1');
      if (heading === null && performance.now() - since < patience) {
        frame = requestAnimationFrame(look);
        return;
      }
      const target = heading ?? document.querySelector<HTMLElement>('main');
      if (target !== null && !target.contains(document.activeElement)) {
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }
      setArrived(document.title);
    };
    // One frame later: the new page has set its title by then.
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {arrived === '' ? '' : intl.formatMessage({ id: 'shell.arrived' }, { title: arrived })}
      </span>
    </VisuallyHidden>
  );
};
