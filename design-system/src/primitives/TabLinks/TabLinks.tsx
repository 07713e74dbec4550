import { useEffect, useRef } from 'react';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import * as styles from '../Tabs/Tabs.css.ts';

/** A view with an address. */
export interface TabLink {
  /** Its address. */
  href: string;
  /** Its name. */
  label: string;
  /** How much there is in it, after the name. */
  count?: number | undefined;
  /** Marks the open one. */
  current?: boolean | undefined;
}

export interface TabLinksProps extends RootProps {
  /** The name of the navigation. */
  label: string;
  /** The views, in their order. */
  links: readonly TabLink[];
}

/** Tabs whose views have addresses: links in a navigation. Renders nothing without items. */
export function TabLinks({ label, links, ...root }: TabLinksProps) {
  misuse?.(
    'TabLinks',
    links.filter((link) => link.current).length > 1,
    'several links are `current`; mark the one whose view is open.',
  );
  const { Link } = useMedeina();
  const list = useRef<HTMLUListElement>(null);
  const current = links.find((link) => link.current)?.href;
  // On a phone the current tab may be out of view. Scrolls the row, never the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row || !tab) return;
    const start = tab.offsetLeft - row.offsetLeft;
    if (start < row.scrollLeft || start + tab.offsetWidth > row.scrollLeft + row.clientWidth) {
      row.scrollLeft = start - 20;
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the current one changes, not at each render
  }, [current]);
  if (links.length === 0) return null;
  return (
    <nav {...root} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {links.map((link) => (
          <li key={link.href} className={styles.item}>
            <Link href={link.href} aria-current={link.current ? 'page' : undefined} className={styles.tab}>
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
