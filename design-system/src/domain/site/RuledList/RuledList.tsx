import { breakable } from '../../../internal/breakable.tsx';
import { classes } from '../../../internal/classes.ts';
import { anyRef } from '../../../internal/root.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Link } from '../../../primitives/Link/index.ts';
import * as styles from './RuledList.css.ts';

/** A row: what it is, and a sentence about it. */
export interface RuledListItem {
  title: string;
  text?: string | undefined;
  /** Makes the title a link. */
  href?: string | undefined;
}

export interface RuledListProps extends RootProps<Element> {
  /** The rows, in order. */
  items: readonly RuledListItem[];
  /** The order counts: rows are numbered from 1. */
  numbered?: boolean | undefined;
}

/** Things of one kind, such as places or steps, between hairlines. Renders nothing without any. */
export function RuledList({ items, numbered = false, ref, ...root }: RuledListProps) {
  if (items.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <List {...root} ref={anyRef(ref)} className={styles.list}>
      {items.map(({ title, text, href }, index) => (
        <li key={title} className={classes(styles.row, numbered && styles.numbered)}>
          {numbered && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div className={styles.words}>
            <p className={styles.title}>
              {href === undefined ? (
                title
              ) : (
                <Link href={href} alone external={href.startsWith('https:')}>
                  {breakable(title)}
                </Link>
              )}
            </p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}
