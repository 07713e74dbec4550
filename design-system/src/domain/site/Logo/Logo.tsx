import { bowlPath, ringsPath, stemPath } from '@medeina/tokens/wordmark';
import type { RootProps } from '../../../internal/root.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps extends RootProps<SVGSVGElement> {
  /** The accessible name; leave it out in a link that has one. */
  label?: string | undefined;
}

/** The wordmark, in the brand colour with the seed in amber. */
export function Logo({ label, ...root }: LogoProps) {
  return (
    <svg
      {...root}
      className={styles.wordmark}
      viewBox="0 0 981 196"
      fill="none"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g transform="translate(0 6) scale(3.9)">
        <path d={ringsPath} stroke="currentColor" strokeWidth="3.5" />
        <circle className={styles.seed} cx="24" cy="26.6" r="2.7" />
      </g>
      <g transform="translate(216 8)">
        <g fill="currentColor" stroke="currentColor" strokeWidth="3.2" strokeLinejoin="round">
          <path d={stemPath} />
          <path fillRule="evenodd" d={bowlPath} />
        </g>
        <circle className={styles.seed} cx="528" cy="30" r="11.8" />
      </g>
    </svg>
  );
}
