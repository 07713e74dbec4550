import { misuse } from '../../../internal/misuse.ts';
import { formatNumber, formatRating } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Stars } from '../../../primitives/Rating/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { ratingDistributionWords } from './RatingDistribution.words.ts';
import type { RatingDistributionWord } from './RatingDistribution.words.ts';
import * as styles from './Reviews.css.ts';

/** How many gave five stars, four, three, two and one. */
export type StarCounts = readonly [five: number, four: number, three: number, two: number, one: number];

export interface RatingDistributionProps extends RootProps<HTMLDivElement> {
  /** The average, from 0 to 5. */
  average: number;
  /** How many gave five stars, four, three, two and one. */
  counts: StarCounts;
  /** In place of the built-in words. */
  texts?: Partial<Record<RatingDistributionWord, string>> | undefined;
}

/** Fewer reviews make no distribution: a single one would be a full bar. */
const enough = 5;

/** The average rating, how many gave one and, from five on, which share each number of stars has. */
export function RatingDistribution({ average, counts, texts, ...root }: RatingDistributionProps) {
  misuse?.(
    'RatingDistribution',
    !(average >= 0 && average <= 5) || counts.some((count) => count < 0),
    `\`average\` is ${average}, \`counts\` ${counts.join(', ')}; give 0 to 5, and how many gave five stars, four, …, one.`,
  );
  const say = useWords(ratingDistributionWords, texts);
  const { locale } = useMedeina();
  const rows = counts.map((count, index) => ({ stars: 5 - index, count }));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div {...root} className={styles.summary}>
      <div className={styles.average}>
        <span className={styles.numeral}>{formatRating(average, locale)}</span>
        <Stars value={average} />
        <span className={styles.total}>{say('total', { count: all })}</span>
      </div>
      {all >= enough && (
        <ul className={styles.distribution}>
          {rows.map(({ stars, count }) => (
            <li key={stars} className={styles.row}>
              <VisuallyHidden>{say('row', { stars, count })}</VisuallyHidden>
              <span aria-hidden="true">{stars}</span>
              {/* An SVG attribute sets the width: the content policy forbids `style=` in server HTML. */}
              <svg className={styles.bar} aria-hidden="true" focusable="false">
                <rect
                  className={styles.barFill}
                  height="6"
                  rx="3"
                  width={`${String((count / all) * 100)}%`}
                />
              </svg>
              <span aria-hidden="true" className={styles.rowCount}>
                {formatNumber(count, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
