import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Check, ChevronDown, ChevronRight, Lock, X } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatFigure, formatPercent } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { usePrinting } from '../../../internal/usePrinting.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { gradeTableWords } from './GradeTable.words.ts';
import type { GradeTableWord } from './GradeTable.words.ts';
import * as styles from './GradeTable.css.ts';

/** Rows shown at first and added by each "show more", so that thousands render fast. */
const WINDOW = 100;

type Id = string | number;

/** The figures of a row, written in the provider's language. Missing ones are shown as a dash. */
export interface GradeFigures {
  /** The share of its category, 0 to 100; 0 says that it does not count. */
  weight?: number | undefined;
  grade?: number | undefined;
  /** The best possible grade, where rows have different scales: "9 of 10". */
  max?: number | undefined;
  /** The grade as a share of the best one, 0 to 100. */
  percentage?: number | undefined;
  /** The contribution to the course total. */
  contribution?: number | undefined;
  /** Whether the grade reaches the pass mark, if there is one. */
  passed?: boolean | undefined;
  /** What the teacher wrote: words, or safe content. */
  feedback?: ReactNode;
}

/** A graded item. */
export interface GradeItem extends GradeFigures {
  id: Id;
  name: string;
  lang?: string | undefined;
  /** Its icon. */
  type?: MaterialType | undefined;
  /** The address of its activity. */
  href?: string | undefined;
}

/** The last row of a category or of the course. */
export interface GradeTotal extends GradeFigures {
  /** In place of "Total: …" and "Course grade": environments leave totals without a name. */
  name?: string | undefined;
}

/** A category: its figures, its items and its total. */
export interface GradeCategory extends GradeFigures {
  id: Id;
  name: string;
  lang?: string | undefined;
  /** How many of its items are graded, and how many there are: "3 of 3 graded"; none is a badge in place of the grade. */
  gradedItems?: number | undefined;
  totalItems?: number | undefined;
  /** In place of the count: when it takes place. */
  note?: string | undefined;
  categories?: readonly GradeCategory[] | undefined;
  items?: readonly GradeItem[] | undefined;
  /** Its last row; left out if the category's own row is enough. */
  total?: GradeTotal | undefined;
}

export interface GradeTableProps extends RootProps<HTMLDivElement> {
  /** The parts of the course, each with its items. */
  categories: readonly GradeCategory[];
  /** Items outside any category. */
  items?: readonly GradeItem[] | undefined;
  /** The last row: the course's grade. */
  total?: GradeTotal | undefined;
  /** The ids of the categories that are collapsed. */
  collapsed?: readonly Id[] | undefined;
  /** Those that are collapsed at first. */
  defaultCollapsed?: readonly Id[] | undefined;
  /** A category was collapsed or expanded. */
  onCollapsedChange?: ((ids: readonly Id[]) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<GradeTableWord, string>> | undefined;
}

/** On a phone the rows are blocks, for which older WebKit drops the table roles. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type Row = {
  key: string;
  depth: number;
} & (
  | { kind: 'category'; of: GradeCategory; open: boolean; holds: boolean }
  | { kind: 'item'; of: GradeItem }
  | { kind: 'total'; of: GradeTotal; category: GradeCategory }
);

/** Nothing in it is graded yet. */
function isUngraded({ gradedItems, grade }: GradeCategory) {
  return gradedItems === 0 && grade === undefined;
}

/** "3 of 3 graded", or what the host says in its place. */
function noteOf({ note, gradedItems: graded, totalItems: total }: GradeCategory, say: Say<GradeTableWord>) {
  return note ?? (graded === undefined || total === undefined ? undefined : say('graded', { graded, total }));
}

/** The tree as rows, without those of collapsed categories. */
function flatten(
  categories: readonly GradeCategory[],
  items: readonly GradeItem[],
  isOpen: (id: Id) => boolean,
  depth = 0,
  path = '',
): Row[] {
  const rows: Row[] = [];
  for (const category of categories) {
    const key = `${path}/${category.id}`;
    const open = isOpen(category.id);
    const holds = (category.items?.length ?? 0) + (category.categories?.length ?? 0) > 0;
    rows.push({ kind: 'category', key, depth, of: category, open, holds });
    if (!open || !holds) continue;
    for (const row of flatten(category.categories ?? [], category.items ?? [], isOpen, depth + 1, key))
      rows.push(row);
    if (category.total !== undefined)
      rows.push({ kind: 'total', key: `${key}/total`, depth: depth + 1, of: category.total, category });
  }
  for (const item of items) {
    rows.push({ kind: 'item', key: `${path}/${item.id}#`, depth, of: item });
  }
  return rows;
}

interface FigureProps {
  label: string;
  value: string | undefined;
  none: string;
}

function Missing({ none }: { none: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{none}</VisuallyHidden>
    </>
  );
}

function Figure({ label, value, none }: FigureProps) {
  return (
    <td className={styles.figure} {...as.cell}>
      <span className={styles.label}>{`${label} `}</span>
      {value ?? <Missing none={none} />}
    </td>
  );
}

interface FiguresProps {
  figures: GradeFigures;
  say: Say<GradeTableWord>;
  ungraded?: boolean | undefined;
}

function Grade({ figures: { grade, max, passed }, say, ungraded = false }: FiguresProps) {
  const { locale } = useMedeina();
  if (grade === undefined)
    return ungraded ? <Badge>{say('ungraded')}</Badge> : <Missing none={say('none')} />;
  const figure = formatFigure(grade, locale);
  return (
    <>
      {passed !== undefined && (
        <span className={passed ? styles.passed : styles.failed}>
          <Icon icon={passed ? Check : X} size="small" label={say(passed ? 'passed' : 'failed')} />{' '}
        </span>
      )}
      {max === undefined ? figure : say('ofMax', { grade: figure, max: formatFigure(max, locale) })}
    </>
  );
}

function Figures({ figures, say, ungraded }: FiguresProps) {
  const { locale } = useMedeina();
  const percent = (value: number | undefined) =>
    value === undefined ? undefined : formatPercent(value, locale);
  const { contribution, feedback } = figures;
  return (
    <>
      <Figure label={say('weight')} value={percent(figures.weight)} none={say('none')} />
      <td className={classes(styles.figure, styles.grade)} {...as.cell}>
        <Grade figures={figures} say={say} ungraded={ungraded} />
      </td>
      <Figure label={say('percentage')} value={percent(figures.percentage)} none={say('none')} />
      <Figure
        label={say('contribution')}
        value={contribution === undefined ? undefined : formatFigure(contribution, locale)}
        none={say('none')}
      />
      <td className={classes(styles.feedback, feedback === undefined && styles.noFeedback)} {...as.cell}>
        {feedback ?? <Missing none={say('none')} />}
      </td>
    </>
  );
}

const depths = [styles.depths.zero, styles.depths.one, styles.depths.two, styles.depths.three] as const;
/** Below the third level rows are not indented further: a phone has no room. */
function depthClass(depth: number) {
  return depths[Math.min(depth, depths.length - 1)];
}

const nested = [undefined, styles.nested.one, styles.nested.two, styles.nested.three] as const;

function nestedClass(depth: number) {
  return nested[Math.min(depth, nested.length - 1)];
}

interface RowProps {
  row: Row;
  say: Say<GradeTableWord>;
  onToggle: (id: Id) => void;
}

/** The name of a row, in the language of what it names. */
function Name({ row, say }: Omit<RowProps, 'onToggle'>) {
  const { Link } = useMedeina();
  if (row.kind === 'total') {
    const { of: total, category } = row;
    return total.name === undefined ? say('total', { name: category.name }) : <span>{total.name}</span>;
  }
  const { name, lang } = row.of;
  if (row.kind === 'category' || row.of.href === undefined) return <span lang={lang}>{name}</span>;
  return (
    <Link href={row.of.href} className={styles.link} lang={lang}>
      {name}
    </Link>
  );
}

function Header({ row, say, onToggle }: RowProps) {
  const note = row.kind === 'category' ? noteOf(row.of, say) : undefined;
  return (
    <th scope="row" className={styles.name} {...as.rowheader}>
      <span className={classes(styles.nameLine, depthClass(row.depth))}>
        {row.kind === 'category' && row.holds && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={row.open}
            aria-label={say('parts', { name: row.of.name })}
            onClick={() => {
              onToggle(row.of.id);
            }}
          >
            <Icon icon={row.open ? ChevronDown : ChevronRight} size="small" />
          </button>
        )}
        {row.kind === 'item' && row.of.type !== undefined && (
          <span className={styles.icon}>
            <Icon icon={materialIcons[row.of.type]} />
          </span>
        )}
        <span className={styles.words}>
          <Name row={row} say={say} />
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
      </span>
    </th>
  );
}

const none: readonly GradeItem[] = [];
const noIds: readonly Id[] = [];

/** The grades of a course as a tree, with weights, totals and feedback. On paper all of it shows. */
export function GradeTable({
  categories,
  items = none,
  total,
  collapsed: collapsedProp,
  defaultCollapsed = noIds,
  onCollapsedChange,
  texts,
  ...root
}: GradeTableProps) {
  const say = useWords(gradeTableWords, texts);
  const isPrinting = usePrinting();
  const [collapsed, setCollapsed] = useControllableState({
    prop: collapsedProp,
    defaultProp: defaultCollapsed,
    onChange: onCollapsedChange,
  });
  const [shown, setShown] = useState(WINDOW);
  const limit = isPrinting ? Infinity : shown;
  const body = useRef<HTMLTableSectionElement>(null);
  const reached = useRef<number>(undefined);

  const rows = useMemo(
    () => flatten(categories, items, (id) => isPrinting || !collapsed.includes(id)),
    [categories, items, collapsed, isPrinting],
  );
  const hidden = Math.max(0, rows.length - limit);

  // After each render: the focused button may be gone, and only then its first new row exists.
  useEffect(() => {
    if (reached.current === undefined) return;
    body.current?.querySelectorAll('tr')[reached.current]?.focus();
    reached.current = undefined;
  });

  if (rows.length === 0)
    return (
      <div {...root}>
        <EmptyState title={say('empty')} />
      </div>
    );
  return (
    <div {...root} className={styles.root}>
      <table className={styles.table} {...as.table}>
        <VisuallyHidden as="caption">{say('caption')}</VisuallyHidden>
        <thead className={styles.head} {...as.rowgroup}>
          <tr {...as.row}>
            <th scope="col" className={styles.column} {...as.columnheader}>
              {say('item')}
            </th>
            {(['weight', 'grade', 'percentage', 'contribution'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={classes(styles.column, styles.end)}
                {...as.columnheader}
              >
                {say(column)}
              </th>
            ))}
            <th scope="col" className={classes(styles.column, styles.feedbackColumn)} {...as.columnheader}>
              {say('feedback')}
            </th>
          </tr>
        </thead>
        <tbody ref={body} className={styles.body} {...as.rowgroup}>
          {rows.slice(0, limit).map((row) => (
            <tr
              key={row.key}
              {...as.row}
              tabIndex={-1}
              className={classes(styles.row, styles.kinds[row.kind], nestedClass(row.depth))}
            >
              <Header
                row={row}
                say={say}
                onToggle={(id) => {
                  setCollapsed(
                    collapsed.includes(id) ? collapsed.filter((one) => one !== id) : [...collapsed, id],
                  );
                }}
              />
              <Figures figures={row.of} say={say} ungraded={row.kind === 'category' && isUngraded(row.of)} />
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot className={classes(styles.body, styles.foot)} {...as.rowgroup}>
            <tr {...as.row} className={classes(styles.row, styles.courseTotal)}>
              <th scope="row" className={styles.name} {...as.rowheader}>
                {total.name ?? say('courseTotal')}
              </th>
              <Figures figures={total} say={say} />
            </tr>
          </tfoot>
        )}
      </table>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button
            variant="outline"
            onClick={() => {
              reached.current = limit;
              setShown(limit + WINDOW);
            }}
          >
            {say('more', { next: Math.min(WINDOW, hidden), hidden })}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface GradesNotAllowedProps extends RootProps<HTMLDivElement> {
  /** Why, and what the learner can do. */
  children?: ReactNode;
  /** The address of the course, for the link back to it. */
  backHref?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<GradeTableWord, string>> | undefined;
}

/** Shown if a course hides its grades from learners. */
export function GradesNotAllowed({ children, backHref, texts, ...root }: GradesNotAllowedProps) {
  const say = useWords(gradeTableWords, texts);
  return (
    <div {...root}>
      <EmptyState
        title={
          <>
            <Icon icon={Lock} size="small" /> {say('notAllowed')}
          </>
        }
        action={
          backHref !== undefined && (
            <ButtonLink href={backHref} variant="outline">
              {say('back')}
            </ButtonLink>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** The table while it loads. */
export function GradeTableSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} shape="row" />
      ))}
    </div>
  );
}
