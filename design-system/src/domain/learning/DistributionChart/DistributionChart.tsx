import { misuse } from '../../../internal/misuse.ts';
import { useWords } from '../../../internal/words.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { ChartFigure } from '../../support/ChartFigure.tsx';
import type { ChartProps } from '../../support/ChartFigure.tsx';
import * as styles from '../../support/ChartFigure.css.ts';
import { barsOf, binOf } from './bins.ts';
import type { ResultBin } from './bins.ts';
import { distributionChartWords } from './DistributionChart.words.ts';
import type { DistributionChartWord } from './DistributionChart.words.ts';

export type { ResultBin } from './bins.ts';

export interface DistributionChartProps extends ChartProps {
  /** How many results lie where, the lowest first, without gaps. */
  bins: readonly ResultBin[];
  /** The person's own result. */
  own?: number | undefined;
  /** Whether the results are percent, the default, or plain numbers such as points. */
  unit?: 'percent' | 'number' | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<DistributionChartWord, string>> | undefined;
}

/** How the results of a group are spread, with one's own marked by a colour, a line and a triangle. */
export function DistributionChart({
  bins,
  own,
  unit = 'percent',
  defaultIndex,
  texts,
  ...figure
}: DistributionChartProps) {
  misuse?.(
    'DistributionChart',
    bins.some((bin, index) => index > 0 && bin.from !== bins[index - 1]?.to),
    'a bin of `bins` does not begin where the one before ends; leave none out, a count may be 0.',
  );
  const { locale } = useMedeina();
  const say = useWords(distributionChartWords, texts);
  const written = new Intl.NumberFormat(locale, {
    style: unit === 'percent' ? 'percent' : 'decimal',
    maximumFractionDigits: 1,
  });
  const words = (value: number) => written.format(unit === 'percent' ? value / 100 : value);
  const rangeOf = (bin: ResultBin) =>
    written.formatRange(
      unit === 'percent' ? bin.from / 100 : bin.from,
      unit === 'percent' ? bin.to / 100 : bin.to,
    );
  const { x, bars, ticks, places } = barsOf(bins);
  const ownBin = own === undefined ? -1 : binOf(bins, own);
  const ownX = own === undefined || ownBin < 0 ? undefined : `${x(own)}%`;
  return (
    <ChartFigure
      {...figure}
      defaultIndex={defaultIndex ?? (ownBin < 0 ? undefined : ownBin)}
      say={say}
      ticks={ticks.map((tick) => tick.toLocaleString(locale))}
      places={places.map((place) => ({ at: x(place) / 100, label: words(place) }))}
      stops={bins.map((bin, index) => {
        const sentence = say('count', { range: rangeOf(bin), count: bin.count });
        const bar = bars[index];
        return {
          at: bar === undefined ? 0 : (bar.x + bar.width / 2) / 100,
          words: index === ownBin ? say('ownRange', { words: sentence }) : sentence,
        };
      })}
      rows={bins}
      rowId={(bin) => String(bin.from)}
      columns={[
        {
          id: 'range',
          header: say('range'),
          cell: (bin) =>
            own !== undefined && bins[ownBin] === bin
              ? `${rangeOf(bin)} (${say('own', { value: words(own) })})`
              : rangeOf(bin),
        },
        {
          id: 'people',
          header: say('people'),
          cell: (bin) => bin.count.toLocaleString(locale),
          numeric: true,
        },
      ]}
      legend={
        <>
          <span className={styles.entry}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect x="6" y="0" width="12" height="12" className={styles.bars.other} />
            </svg>
            {say('others')}
          </span>
          {own !== undefined && (
            <span className={styles.entry}>
              <svg aria-hidden="true" className={styles.swatch}>
                <rect x="6" y="0" width="12" height="12" className={styles.bars.own} />
                <path d="M9 -1h6l-3 6z" className={styles.own} />
              </svg>
              {say('own', { value: words(own) })}
            </span>
          )}
        </>
      }
    >
      {(index) => (
        <>
          {bars.map((bar, place) => (
            <rect
              key={bins[place]?.from}
              x={`${bar.x + bar.width * 0.06}%`}
              width={`${bar.width * 0.88}%`}
              y={`${bar.y}%`}
              height={`${100 - bar.y}%`}
              className={place === ownBin ? styles.bars.own : styles.bars.other}
            />
          ))}
          {bars[index] !== undefined && (
            <rect
              x={`${bars[index].x}%`}
              width={`${bars[index].width}%`}
              y="0"
              height="100%"
              rx="3"
              className={styles.frame}
            />
          )}
          {ownX !== undefined && (
            <>
              <line x1={ownX} x2={ownX} y1="0" y2="100%" className={styles.own} />
              <svg x={ownX} y="0" className={styles.stretched}>
                <path d="M-6 -9h12l-6 10z" className={styles.own} />
              </svg>
            </>
          )}
        </>
      )}
    </ChartFigure>
  );
}
