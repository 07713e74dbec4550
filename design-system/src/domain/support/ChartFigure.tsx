import { useId } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { RootProps } from '../../internal/root.ts';
import type { Say } from '../../internal/words.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Table } from '../../primitives/Table/index.ts';
import type { TableColumn } from '../../primitives/Table/index.ts';
import type { ChartWord } from './ChartFigure.words.ts';
import * as styles from './ChartFigure.css.ts';

/** The props that every chart has. */
export interface ChartProps extends RootProps {
  /** What the chart shows, above it. */
  title: string;
  /** What can be seen in it, in a sentence: the chart's meaning without the chart. */
  description: string;
  /** The level of the title's heading, 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The data are on their way. */
  loading?: boolean | undefined;
  /** Which value is read out, counted from 0. */
  index?: number | undefined;
  /** Which value is read out at first. */
  defaultIndex?: number | undefined;
  /** Called as another value is read out. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Whether the table is shown. */
  open?: boolean | undefined;
  /** Whether the table is shown at first. */
  defaultOpen?: boolean | undefined;
  /** Called as the table is shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface ChartFigureProps<Row> extends ChartProps {
  say: Say<ChartWord>;
  /** What each colour and mark stands for. */
  legend: ReactNode;
  /** The labels of the upright axis, from its top. */
  ticks: readonly string[];
  /** The labels below, with their places from 0 to 1. */
  places: readonly { readonly at: number; readonly label: string }[];
  rows: readonly Row[];
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  rowId: (row: Row) => string;
  /** Where each value lies, from 0 to 1, and its words. */
  stops: readonly { readonly at: number; readonly words: string }[];
  /** The marks, inside an SVG as large as the plot. */
  children: (index: number) => ReactNode;
}

/**
 * A chart with its title, legend, axes, read-out and table. The plot is an SVG without a `viewBox`: places are percent and
 * letters keep their size, so the server draws it for any width.
 */
export function ChartFigure<Row>({
  title,
  description,
  headingLevel = 3,
  loading = false,
  index: indexProp,
  defaultIndex,
  onIndexChange,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  say,
  legend,
  ticks,
  places,
  rows,
  columns,
  rowId,
  stops,
  children,
  ...root
}: ChartFigureProps<Row>) {
  const id = useId();
  const last = stops.length - 1;
  const [chosen, setIndex] = useControllableState({
    prop: indexProp,
    defaultProp: defaultIndex ?? last,
    onChange: onIndexChange,
  });
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const index = Math.min(Math.max(chosen, 0), Math.max(last, 0));
  const go = (next: number) => {
    const to = Math.min(Math.max(next, 0), last);
    if (to !== index) setIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - box.left) / box.width;
    const distances = stops.map((stop) => Math.abs(stop.at - at));
    go(distances.indexOf(Math.min(...distances)));
  };
  return (
    <figure
      {...root}
      aria-labelledby={`${id}-title`}
      aria-busy={loading || undefined}
      className={styles.figure}
    >
      <figcaption className={styles.caption}>
        <Heading id={`${id}-title`} level={headingLevel} size="h4">
          {title}
        </Heading>
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      </figcaption>
      {loading && <Skeleton shape="plate" />}
      {!loading && stops.length === 0 && <EmptyState title={say('empty')} headingLevel={3} />}
      {!loading && stops.length > 0 && (
        <>
          <div className={styles.legend}>{legend}</div>
          <div className={styles.grid}>
            <div aria-hidden="true" className={styles.ticks}>
              {ticks.map((tick) => (
                <span key={tick} className={styles.tick}>
                  {tick}
                </span>
              ))}
            </div>
            <div
              role="slider"
              tabIndex={0}
              aria-label={say('values', { title })}
              aria-describedby={`${id}-description`}
              aria-valuemin={1}
              aria-valuemax={stops.length}
              aria-valuenow={index + 1}
              aria-valuetext={stops[index]?.words}
              className={styles.plot}
              onKeyDown={onKeyDown}
              onPointerDown={onPointer}
              onPointerMove={onPointer}
            >
              <svg aria-hidden="true" focusable="false" className={styles.marks}>
                {ticks.map((tick, row) => {
                  const y = `${(row / Math.max(ticks.length - 1, 1)) * 100}%`;
                  return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={styles.rule} />;
                })}
                {children(index)}
              </svg>
            </div>
            <svg aria-hidden="true" focusable="false" className={styles.places}>
              {places.map(({ at, label }) => (
                <text
                  key={label}
                  x={`${at * 100}%`}
                  y="1em"
                  textAnchor={at < 0.05 ? 'start' : at > 0.95 ? 'end' : 'middle'}
                  className={styles.place}
                >
                  {label}
                </text>
              ))}
            </svg>
          </div>
          {/* What the slider says, for the eye. */}
          <p aria-hidden="true" className={styles.readout}>
            {stops[index]?.words}
          </p>
          <div className={styles.toggle}>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={open}
              aria-controls={open ? `${id}-table` : undefined}
              onClick={() => {
                setOpen(!open);
              }}
            >
              {say(open ? 'hideTable' : 'showTable')}
            </Button>
          </div>
          {open && (
            <div id={`${id}-table`}>
              <Table label={title} columns={columns} rows={rows} rowId={rowId} />
            </div>
          )}
        </>
      )}
    </figure>
  );
}
