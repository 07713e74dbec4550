import { ringPaths, smallRingPaths } from './marks.ts';
import type { RootProps } from '../../../internal/root.ts';
import * as styles from './Logo.css.ts';

export interface LogoMarkProps extends RootProps<SVGSVGElement> {
  /** The accessible name; leave it out beside the same words. */
  label?: string | undefined;
  /** For less than 20 px: two rings instead of three. */
  small?: boolean | undefined;
}

/** The mark alone. It fills its container. */
export function LogoMark({ label, small = false, ...root }: LogoMarkProps) {
  return (
    <svg
      {...root}
      className={styles.mark}
      viewBox="0 0 48 48"
      fill="none"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g stroke="currentColor" strokeWidth={small ? 5.6 : 3.4}>
        {(small ? smallRingPaths : ringPaths).map((path) => (
          <path key={path.slice(0, 12)} d={path} />
        ))}
      </g>
      <circle className={styles.seed} cx="24" cy="26.6" r={small ? 3.2 : 2.6} />
    </svg>
  );
}
