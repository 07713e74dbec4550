import { useEffect, useMemo, useRef, useState } from 'react';
import { ChevronDown, ChevronRight, Lock } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import { gradeTableWords } from './GradeTable.words.ts';
import type { GradeTableWord } from './GradeTable.words.ts';
import * as styles from './GradeTable.css.ts';

/** Rows shown at first and added by each "show more", so that thousands render fast. */
const WINDOW = 100;

/** The figures of a row, already formatted. Missing ones are shown as a dash. */
export interface GradeFigures {
  /** "30 %" */
  weight?: string | undefined;
  /** "9.0" */
  grade?: string | undefined;
  /** "90 %" */
  percentage?: string | undefined;
  /** The contribution to the course total: "2.70". */
  contribution?: string | undefined;
  feedback?: string | undefined;
}

/** A graded item. */
export interface GradeItem extends GradeFigures {
  id: string | number;
  name: string;
  lang?: string | undefined;
  type?: MaterialType | undefined;
}

/** A category: its figures, its items and its total. */
export interface GradeCategory extends GradeFigures {
  id: string | number;
  name: string;
  lang?: string | undefined;
  /** "3 of 3 graded", "On 4 December 2026" */
  note?: string | undefined;
  /** Nothing in it is graded yet: a badge instead of the grade. */
  ungraded?: boolean | undefined;
  /** Collapsed at first. */
  closed?: boolean | undefined;
  categories?: readonly GradeCategory[] | undefined;
  items?: readonly GradeItem[] | undefined;
  /** The last row: "Total: Theory". Left out if the category's own row is enough. */
  total?: (GradeFigures & { name: string }) | undefined;
}

export interface GradeTableProps {
  categories: readonly GradeCategory[];
  /** Items outside any category. */
  items?: readonly GradeItem[] | undefined;
  /** The last row: "Course grade". */
  total?: (GradeFigures & { name: string }) | undefined;
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
  name: string;
  lang?: string | undefined;
  figures: GradeFigures;
} & (
  | { kind: 'category'; note: string | undefined; ungraded: boolean; open: boolean; holds: boolean }
  | { kind: 'item'; type: MaterialType | undefined }
  | { kind: 'total' }
);

/** The tree as rows, without those of collapsed categories. */
function flatten(
  categories: readonly GradeCategory[],
  items: readonly GradeItem[],
  isOpen: (key: string, category: GradeCategory) => boolean,
  depth = 0,
  path = '',
): Row[] {
  const rows: Row[] = [];
  for (const category of categories) {
    const key = `${path}/${category.id}`;
    const open = isOpen(key, category);
    const holds = (category.items?.length ?? 0) + (category.categories?.length ?? 0) > 0;
    rows.push({
      kind: 'category',
      key,
      depth,
      name: category.name,
      lang: category.lang,
      figures: category,
      note: category.note,
      ungraded: category.ungraded ?? false,
      open,
      holds,
    });
    if (!open || !holds) continue;
    for (const row of flatten(category.categories ?? [], category.items ?? [], isOpen, depth + 1, key))
      rows.push(row);
    if (category.total !== undefined)
      rows.push({
        kind: 'total',
        key: `${key}/total`,
        depth: depth + 1,
        name: category.total.name,
        lang: category.lang,
        figures: category.total,
      });
  }
  for (const item of items) {
    rows.push({
      kind: 'item',
      key: `${path}/${item.id}#`,
      depth,
      name: item.name,
      lang: item.lang,
      figures: item,
      type: item.type,
    });
  }
  return rows;
}

function Figure({ label, value, none }: { label: string; value: string | undefined; none: string }) {
  return (
    <td className={styles.figure} {...as.cell}>
      <span className={styles.label}>{`${label} `}</span>
      {value ?? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{none}</VisuallyHidden>
        </>
      )}
    </td>
  );
}

interface FiguresProps {
  figures: GradeFigures;
  say: Say<GradeTableWord>;
  ungraded?: boolean | undefined;
}

function Figures({ figures, say, ungraded = false }: FiguresProps) {
  return (
    <>
      <Figure label={say('weight')} value={figures.weight} none={say('none')} />
      <td className={classes(styles.figure, styles.grade)} {...as.cell}>
        {ungraded && figures.grade === undefined ? (
          <Badge>{say('ungraded')}</Badge>
        ) : (
          (figures.grade ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{say('none')}</VisuallyHidden>
            </>
          ))
        )}
      </td>
      <Figure label={say('percentage')} value={figures.percentage} none={say('none')} />
      <Figure label={say('contribution')} value={figures.contribution} none={say('none')} />
      <td
        className={classes(styles.feedback, figures.feedback === undefined && styles.noFeedback)}
        {...as.cell}
      >
        {figures.feedback ?? (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden>{say('none')}</VisuallyHidden>
          </>
        )}
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

function Name({ row, say, onToggle }: { row: Row; say: Say<GradeTableWord>; onToggle: () => void }) {
  return (
    <th scope="row" className={styles.name} {...as.rowheader}>
      <span className={classes(styles.nameLine, depthClass(row.depth))}>
        {row.kind === 'category' && row.holds && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={row.open}
            aria-label={say('parts', { name: row.name })}
            onClick={onToggle}
          >
            <Icon icon={row.open ? ChevronDown : ChevronRight} size="small" />
          </button>
        )}
        {row.kind === 'item' && row.type !== undefined && (
          <span className={styles.icon}>
            <Icon icon={materialIcons[row.type]} />
          </span>
        )}
        <span className={styles.words}>
          <span lang={row.lang}>{row.name}</span>
          {row.kind === 'category' && row.note !== undefined && (
            <span className={styles.note}>{row.note}</span>
          )}
        </span>
      </span>
    </th>
  );
}

const none: readonly GradeItem[] = [];

/** The grades of a course as a tree, with weights, totals and feedback. */
export function GradeTable({ categories, items = none, total, texts }: GradeTableProps) {
  const say = useWords(gradeTableWords, texts);
  // Only what the user toggled; the rest follows `closed`.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [limit, setLimit] = useState(WINDOW);
  const body = useRef<HTMLTableSectionElement>(null);
  const reached = useRef<number>(undefined);

  const rows = useMemo(
    () => flatten(categories, items, (key, category) => pressed.get(key) ?? category.closed !== true),
    [categories, items, pressed],
  );
  const hidden = Math.max(0, rows.length - limit);

  // After each render: the focused button may be gone, and only then its first new row exists.
  useEffect(() => {
    if (reached.current === undefined) return;
    body.current?.querySelectorAll('tr')[reached.current]?.focus();
    reached.current = undefined;
  });

  if (rows.length === 0) return <EmptyState title={say('empty')} />;
  return (
    <>
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
              <Name
                row={row}
                say={say}
                onToggle={() => {
                  if (row.kind === 'category') setPressed(new Map(pressed).set(row.key, !row.open));
                }}
              />
              <Figures figures={row.figures} say={say} ungraded={row.kind === 'category' && row.ungraded} />
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot className={styles.body} {...as.rowgroup}>
            <tr {...as.row} className={classes(styles.row, styles.courseTotal)}>
              <th scope="row" className={styles.name} {...as.rowheader}>
                {total.name}
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
              setLimit(limit + WINDOW);
            }}
          >
            {say('more', { next: Math.min(WINDOW, hidden), hidden })}
          </Button>
        </div>
      )}
    </>
  );
}

export interface GradesNotAllowedProps {
  /** "This course shows no grades" */
  title: string;
  children?: string | undefined;
  /** The link back to the course. */
  back?: { label: string; href: string } | undefined;
}

/** Shown if a course hides its grades from learners. */
export function GradesNotAllowed({ title, children, back }: GradesNotAllowedProps) {
  return (
    <EmptyState
      title={
        <>
          <Icon icon={Lock} size="small" /> {title}
        </>
      }
      action={
        back && (
          <ButtonLink href={back.href} variant="outline">
            {back.label}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  );
}

/** The table while it loads. */
export function GradeTableSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={`row-${String(index)}`} shape="row" />
      ))}
    </div>
  );
}
