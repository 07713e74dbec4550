import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { useFocusBack } from '../../internal/focusBack.ts';
import { focused } from '../../internal/focused.ts';
import { misuse } from '../../internal/misuse.ts';
import { setRef } from '../../internal/setRef.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';
import { pageCells } from './range.ts';
import { fill } from '../../internal/fill.ts';
import type { RootProps } from '../../internal/root.ts';

export interface PaginationProps extends RootProps {
  /** Counted from 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** The name of the navigation, if the page has several. */
  label?: string | undefined;
}

/** Links to the pages of a list; on a phone only the current place and arrows. Renders nothing for one page. */
export function Pagination({ page, pages, href, label, ref, ...root }: PaginationProps) {
  misuse?.(
    'Pagination',
    !Number.isInteger(pages) || pages < 0,
    `\`pages\` is ${pages}; give a whole number, Math.ceil(total / perPage).`,
  );
  misuse?.(
    'Pagination',
    !Number.isInteger(page) || page < 1 || page > Math.max(pages, 1),
    `\`page\` is ${page} of ${pages}; give a page from 1 to \`pages\`, and lead an address beyond it to the first.`,
  );
  const { Link, locale, texts } = useMedeina();
  const navigation = useRef<HTMLElement | null>(null);
  const focusBack = useFocusBack(() => {
    // At either end the pressed arrow is gone: on to the current page, or, where a phone hides it, the other arrow.
    const links = [...(navigation.current?.querySelectorAll('a') ?? [])];
    const current = links.find((link) => link.hasAttribute('aria-current'));
    for (const link of [current, ...links]) {
      link?.focus();
      if (focused() === link) return;
    }
  });
  if (pages <= 1) return null;
  const step = (to: number, words: string, icon: typeof ChevronLeft, rel: string) =>
    to < 1 || to > pages ? (
      <span className={classes(styles.cell, styles.states.off)} aria-hidden="true">
        <Icon icon={icon} />
      </span>
    ) : (
      <Link href={href(to)} rel={rel} aria-label={words} className={styles.cell}>
        <Icon icon={icon} />
      </Link>
    );
  return (
    // Only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      {...root}
      ref={(node) => {
        navigation.current = node;
        setRef(ref, node);
      }}
      aria-label={label ?? texts.pagination}
      {...focusBack}
    >
      <ul className={styles.list}>
        <li>{step(page - 1, texts.previous, ChevronLeft, 'prev')}</li>
        {pageCells(page, pages).map((cell) => (
          <li key={cell} className={styles.places.wide}>
            {typeof cell === 'number' ? (
              <Link
                href={href(cell)}
                aria-label={fill(texts.page, { page: cell }, locale)}
                aria-current={cell === page ? 'page' : undefined}
                className={styles.cell}
              >
                {cell}
              </Link>
            ) : (
              <span className={styles.cell} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <li className={styles.places.narrow}>
          <span className={styles.cell}>{fill(texts.pageOf, { page, pages }, locale)}</span>
        </li>
        <li>{step(page + 1, texts.next, ChevronRight, 'next')}</li>
      </ul>
    </nav>
  );
}
