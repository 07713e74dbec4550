import { bandsOf } from '@medeina/tokens/guilloche';
import { useId } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import * as styles from './Guilloche.css.ts';

export interface GuillocheProps extends RootProps<SVGSVGElement> {
  /** The certificate's id, which determines the bands. */
  seed: string | number;
  /** The category, whose colour the bands have. */
  category: CategoryHue;
  /** Not valid: grey. */
  grey?: boolean | undefined;
  /** Finer and fainter, for use behind text. */
  faint?: boolean | undefined;
}

/** Three interlaced bands as on a banknote, different for each certificate. Decorative. */
export function Guilloche({ seed, category, grey = false, faint = false, ...root }: GuillocheProps) {
  const path = useId();
  return (
    <svg
      {...root}
      className={classes(
        styles.guilloche,
        categoryScope[category],
        grey && styles.grey,
        faint && styles.faint,
      )}
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
    >
      {bandsOf(seed).map((band, index) => (
        <g key={band.path}>
          <path id={`${path}-${String(index)}`} d={band.path} />
          {band.turns.slice(1).map((turn) => (
            <use
              key={turn}
              href={`#${path}-${String(index)}`}
              transform={`rotate(${String(turn)} 100 100)`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
