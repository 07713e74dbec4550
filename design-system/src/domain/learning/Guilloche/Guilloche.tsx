import { useId } from 'react';
import { classes } from '../../../internal/classes.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { bandsOf } from './bands.ts';
import * as styles from './Guilloche.css.ts';

export interface GuillocheProps {
  /** The certificate's id, which determines the bands. */
  seed: string | number;
  category: CategoryHue;
  /** Not valid: grey. */
  grey?: boolean | undefined;
  /** Finer and fainter, for use behind text. */
  faint?: boolean | undefined;
}

/** Three interlaced bands as on a banknote, different for each certificate. Decorative. */
export function Guilloche({ seed, category, grey = false, faint = false }: GuillocheProps) {
  const id = useId();
  return (
    <svg
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
      {bandsOf(seed).map(({ path, turns }, index) => (
        <g key={path}>
          <path id={`${id}-${String(index)}`} d={path} />
          {turns.slice(1).map((turn) => (
            <use key={turn} href={`#${id}-${String(index)}`} transform={`rotate(${String(turn)} 100 100)`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
