import { misuse } from '../../../internal/misuse.ts';
import { useWords } from '../../../internal/words.ts';
import { tagOf } from '../../../styles/language.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { ChartFigure } from '../../support/ChartFigure.tsx';
import type { ChartProps } from '../../support/ChartFigure.tsx';
import * as styles from '../../support/ChartFigure.css.ts';
import { formatDay } from '../../support/time.ts';
import { progressChartWords } from './ProgressChart.words.ts';
import type { ProgressChartWord } from './ProgressChart.words.ts';
import { shapeOf } from './shape.ts';
import type { ChartPoint } from './shape.ts';

export type { ChartPoint } from './shape.ts';

export interface ProgressChartProps extends ChartProps {
  /** The values by day, the earliest first. */
  points: readonly ChartPoint[];
  /** Others to compare with, such as the average of the group. */
  comparison?: { readonly name: string; readonly points: readonly ChartPoint[] } | undefined;
  /** The end of the axis; 100 by default. */
  max?: number | undefined;
  /** Whether the values are percent, the default, or plain numbers such as points. */
  unit?: 'percent' | 'number' | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ProgressChartWord, string>> | undefined;
}

const noPoints: readonly ChartPoint[] = [];

/** Progress over time as a line over an area, read out point by point, with a table of the same values. */
export function ProgressChart({
  points,
  comparison,
  max = 100,
  unit = 'percent',
  texts,
  ...figure
}: ProgressChartProps) {
  misuse?.(
    'ProgressChart',
    points.some((point, index) => index > 0 && point.date <= (points[index - 1]?.date ?? '')),
    '`points` are not in the order of their days, or a day is there twice; sort them.',
  );
  const { locale } = useMedeina();
  const say = useWords(progressChartWords, texts);
  const written = new Intl.NumberFormat(locale, {
    style: unit === 'percent' ? 'percent' : 'decimal',
    maximumFractionDigits: 1,
  });
  const words = (value: number) => written.format(unit === 'percent' ? value / 100 : value);
  const day = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const others = comparison?.points ?? noPoints;
  const shape = shapeOf(points, others, max);
  const otherOn = new Map(others.map((point) => [point.date, point.value]));
  const all = [...points, ...others].map((point) => point.date).toSorted();
  const [first = '', last = ''] = [all[0], all.at(-1)];
  return (
    <ChartFigure
      {...figure}
      say={say}
      ticks={shape.ticks.map(words)}
      places={
        first === last
          ? [{ at: 1, label: formatDay(last, locale) }]
          : [first, last].map((end, at) => ({ at, label: formatDay(end, locale) }))
      }
      stops={points.map((point, index) => {
        const other = otherOn.get(point.date);
        const beside = other === undefined ? '' : `; ${comparison?.name ?? ''}: ${words(other)}`;
        return {
          at: (shape.own[index]?.x ?? 0) / 100,
          words: `${day.format(new Date(`${point.date}T00:00:00Z`))}: ${words(point.value)}${beside}`,
        };
      })}
      rows={points}
      rowId={(point) => point.date}
      columns={[
        { id: 'date', header: say('date'), cell: (point) => formatDay(point.date, locale) },
        { id: 'value', header: say('name'), cell: (point) => words(point.value), numeric: true },
        ...(comparison === undefined
          ? []
          : [
              {
                id: 'other',
                header: comparison.name,
                cell: (point: ChartPoint) => {
                  const other = otherOn.get(point.date);
                  return other === undefined ? say('none') : words(other);
                },
                numeric: true,
              },
            ]),
      ]}
      legend={
        comparison !== undefined && (
          <>
            <span className={styles.entry}>
              <svg aria-hidden="true" className={styles.swatch}>
                <line x1="0" x2="24" y1="6" y2="6" className={styles.lines.first} />
                <circle cx="12" cy="6" r="4" className={styles.points.first} />
              </svg>
              {say('name')}
            </span>
            <span className={styles.entry}>
              <svg aria-hidden="true" className={styles.swatch}>
                <line x1="0" x2="24" y1="6" y2="6" className={styles.lines.second} />
                <rect x="8.5" y="2.5" width="7" height="7" className={styles.points.second} />
              </svg>
              {comparison.name}
            </span>
          </>
        )
      }
    >
      {(index) => (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched}>
            <path d={shape.area} className={styles.area} />
            <path d={shape.otherLine} className={styles.lines.second} />
            <path d={shape.line} className={styles.lines.first} />
          </svg>
          <line
            x1={`${shape.own[index]?.x ?? 0}%`}
            x2={`${shape.own[index]?.x ?? 0}%`}
            y1="0"
            y2="100%"
            className={styles.cursor}
          />
          {shape.other.map((at, place) => (
            <rect
              key={others[place]?.date}
              x={`${at.x}%`}
              y={`${at.y}%`}
              width="7"
              height="7"
              transform="translate(-3.5 -3.5)"
              className={styles.points.second}
            />
          ))}
          {shape.own.map((at, place) => (
            <circle
              key={points[place]?.date}
              cx={`${at.x}%`}
              cy={`${at.y}%`}
              r={place === index ? 7 : 4}
              className={place === index ? styles.points.chosen : styles.points.first}
            />
          ))}
        </>
      )}
    </ChartFigure>
  );
}
