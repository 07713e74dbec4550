import * as Radix from '@radix-ui/react-accordion';
import {
  Children,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { UntilFound } from './UntilFound.tsx';
import * as styles from './Accordion.css.ts';

export const accordionTypes = ['multiple', 'single'] as const;
export const accordionSizes = ['md', 'sm'] as const;
export const accordionMeasures = ['text', 'full'] as const;

interface AccordionLook {
  headingLevel: 2 | 3 | 4;
  size: (typeof accordionSizes)[number];
  measure: (typeof accordionMeasures)[number];
}

const LookContext = createContext<AccordionLook>({ headingLevel: 3, size: 'md', measure: 'text' });
const ItemContext = createContext('');

export interface AccordionRootProps extends RootProps<HTMLDivElement> {
  /** `AccordionItem`s. */
  children?: ReactNode;
  /** `single`: opening one row closes the other. */
  type?: (typeof accordionTypes)[number] | undefined;
  /** The level of the titles in the outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The values of the open rows; uncontrolled when left out. */
  open?: readonly string[] | undefined;
  /** The rows open at first, where the accordion keeps its own state. */
  defaultOpen?: readonly string[] | undefined;
  /** Called when the user, a link or the browser's search opens or closes a row. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** `sm` in a sidebar. */
  size?: (typeof accordionSizes)[number] | undefined;
  /** `text` limits lines to 66 characters; `full` leaves lists and controls the whole width. */
  measure?: (typeof accordionMeasures)[number] | undefined;
}

const closedContent = '[data-accordion-content][data-state="closed"]';

/** The element that the address names, where it is inside a closed row of this accordion. */
function findLinked(root: HTMLElement): { target: HTMLElement; content: HTMLElement } | undefined {
  const target = document.getElementById(location.hash.slice(1));
  const content = target?.closest<HTMLElement>(closedContent);
  if (target === null || content == null || !root.contains(content)) return undefined;
  return { target, content };
}

/**
 * Rows that open, composed of `AccordionItem`s. Closed contents stay in the page: search engines, the browser's search
 * and links to an answer find them. Renders nothing without rows.
 */
export function AccordionRoot({
  children,
  type = 'multiple',
  headingLevel = 3,
  open,
  defaultOpen,
  onOpenChange,
  size = 'md',
  measure = 'text',
  ref,
  ...attributes
}: AccordionRootProps) {
  const root = useRef<HTMLDivElement | null>(null);
  const [own, setOwn] = useState<readonly string[]>(defaultOpen ?? []);
  const current = open ?? own;

  const look = useMemo(() => ({ headingLevel, size, measure }), [headingLevel, size, measure]);

  const change = (values: string[]) => {
    setOwn(values);
    onOpenChange?.(values);
  };
  const reveal = (contents: readonly HTMLElement[]) => {
    const found = contents.flatMap(({ dataset }) => dataset['accordionContent'] ?? []);
    if (found.length === 0) return;
    change(type === 'single' ? found.slice(-1) : [...current, ...found]);
  };

  /** For browsers without `until-found`. */
  const openLinked = () => {
    const linked = root.current === null ? undefined : findLinked(root.current);
    if (linked === undefined) return;
    linked.content.hidden = false;
    linked.target.scrollIntoView();
    reveal([linked.content]);
  };

  useEffect(() => {
    const element = root.current;
    // Fired where the browser's search, or a link to a fragment, finds something inside a closed row.
    const beforeMatch = ({ target }: Event) => {
      const content = target instanceof Element ? target.closest<HTMLElement>(closedContent) : null;
      if (content?.closest('[data-accordion]') === element && content !== null) reveal([content]);
    };
    element?.addEventListener('beforematch', beforeMatch);
    addEventListener('hashchange', openLinked);
    return () => {
      element?.removeEventListener('beforematch', beforeMatch);
      removeEventListener('hashchange', openLinked);
    };
  });

  const isHydrated = useRef(false);
  useEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    // The browser may have revealed rows before hydration.
    const contents = root.current?.querySelectorAll<HTMLElement>(closedContent) ?? [];
    const revealed = [...contents].filter((content) => !content.hasAttribute('hidden'));
    if (revealed.length > 0) reveal(revealed);
    else openLinked();
  });

  if (Children.toArray(children).length === 0) return null;
  const rows = (
    <div
      {...attributes}
      ref={(node) => {
        root.current = node;
        setRef(ref, node);
      }}
      className={styles.root}
      data-accordion=""
    >
      <LookContext value={look}>{children}</LookContext>
    </div>
  );
  return type === 'single' ? (
    <Radix.Root
      asChild
      type="single"
      collapsible
      value={current[0] ?? ''}
      onValueChange={(value) => {
        change(value === '' ? [] : [value]);
      }}
    >
      {rows}
    </Radix.Root>
  ) : (
    <Radix.Root asChild type="multiple" value={[...current]} onValueChange={change}>
      {rows}
    </Radix.Root>
  );
}

export interface AccordionItemProps extends RootProps<HTMLDivElement> {
  /** An `AccordionTrigger` and an `AccordionContent`. */
  children: ReactNode;
  /** Unique within the accordion. */
  value: string;
  /** Neither opens nor closes. */
  disabled?: boolean | undefined;
}

/** One row. */
export function AccordionItem({ children, value, disabled = false, ...root }: AccordionItemProps) {
  return (
    <Radix.Item {...root} value={value} disabled={disabled} className={styles.item}>
      <ItemContext value={value}>{children}</ItemContext>
    </Radix.Item>
  );
}

export interface AccordionTriggerProps extends RootProps<HTMLButtonElement> {
  /** The title. */
  children: ReactNode;
  /** Beside the chevron, such as a count. */
  meta?: ReactNode;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** The title of a row: a button in a heading. */
export function AccordionTrigger({ children, meta, ...root }: AccordionTriggerProps) {
  const { headingLevel, size } = useContext(LookContext);
  const Heading = headings[headingLevel];
  return (
    <Radix.Header asChild>
      <Heading className={styles.heading}>
        <Radix.Trigger {...root} className={classes(styles.trigger, styles.sizes[size])}>
          <span className={styles.title}>{children}</span>
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

export interface AccordionContentProps extends RootProps<HTMLDivElement> {
  /** What is read once the row is open. */
  children?: ReactNode;
  /** The id of the content: a link to it opens the row. */
  id?: string | undefined;
  /** Shows two placeholder lines until the content has loaded. */
  loading?: boolean | undefined;
}

/** What a row opens to. */
export function AccordionContent({ children, loading = false, ...root }: AccordionContentProps) {
  const { size, measure } = useContext(LookContext);
  const value = useContext(ItemContext);
  return (
    <Radix.Content forceMount asChild>
      <UntilFound className={styles.content} data-accordion-content={value}>
        <div
          {...root}
          className={classes(styles.body, styles.bodySizes[size], styles.measures[measure])}
          aria-busy={loading || undefined}
        >
          {loading ? (
            <Stack gap={8}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </Stack>
          ) : (
            children
          )}
        </div>
      </UntilFound>
    </Radix.Content>
  );
}
