import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Beside the chevron, such as a count. */
  meta?: ReactNode;
  content: ReactNode;
  /** The id of the content in the page: a link to it opens the row, before any script too. */
  anchor?: string | undefined;
  /** The content is on its way: two lines stand in for it. */
  loading?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The level of the titles in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** The values that are open; left out, the component keeps them itself. */
  open?: string[] | undefined;
  defaultOpen?: string[] | undefined;
  /** A row was opened or closed, by the person or by the browser's own search. Take it over into `open`. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** `sm` in a sidebar. */
  size?: 'md' | 'sm' | undefined;
  /** Running text keeps to 66 characters; lists and controls take the width. */
  measure?: 'text' | 'full' | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Where a key leads from the title at `index` of `count`; undefined where it leads nowhere. */
function leadsTo(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The arrows, Home and End walk the titles; all else is the platform's. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = event.currentTarget.parentElement?.parentElement;
  const titles = Array.from(rows?.querySelectorAll<HTMLElement>(':scope > details > summary') ?? []);
  const to = leadsTo(event.key, titles.indexOf(event.currentTarget), titles.length);
  if (to === undefined) return;
  event.preventDefault();
  titles[to]?.focus();
}

/**
 * Rows that open. Many may stay open. Native disclosures: they open before any script has come, a link to what is inside
 * opens them, and what is closed is in the page all the same, where search engines and the browser's own search find it.
 * Nothing when there is no row.
 */
export const Accordion = ({
  items,
  level = 3,
  open,
  defaultOpen,
  onOpenChange,
  size = 'md',
  measure = 'text',
}: AccordionProps) => {
  const Title = headings[level];
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultOpen ?? []);
  const shown = open ?? own;

  /** Takes over what the rows are. The browser opens and closes them itself. */
  const follow = () => {
    const rows = root.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? [];
    const values = items.flatMap(({ value }, index) => (rows[index]?.open === true ? value : []));
    const known = shown.filter((value) => items.some((item) => item.value === value));
    if (values.length === known.length && values.every((value) => known.includes(value))) return;
    setOwn(values);
    onOpenChange?.(values);
  };

  // What was opened before the script came stays so.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!hasStarted.current) follow();
    hasStarted.current = true;
  });

  if (items.length === 0) return null;
  return (
    <div ref={root} className={styles.root}>
      {items.map((item) => (
        <details
          key={item.value}
          className={styles.item}
          open={shown.includes(item.value)}
          onToggle={follow}
          suppressHydrationWarning
        >
          <summary className={classes(styles.trigger, styles.sizes[size])} onKeyDown={walk}>
            <Title className={styles.title}>{item.title}</Title>
            {item.meta !== undefined && <span className={styles.meta}>{item.meta}</span>}
            <span className={styles.chevron}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
          <div
            id={item.anchor}
            className={classes(styles.body, styles.measures[measure])}
            aria-busy={item.loading || undefined}
          >
            {item.loading ? (
              <Stack gap={8}>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Stack>
            ) : (
              item.content
            )}
          </div>
        </details>
      ))}
    </div>
  );
};
