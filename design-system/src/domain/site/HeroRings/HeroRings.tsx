import type { ReactNode } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './HeroRings.css.ts';

export interface HeroRingsProps extends RootProps<SVGSVGElement> {
  /** `RingWords`. */
  children?: ReactNode;
}

/** Growth rings on the deep background. Decorative. */
export function HeroRings({ children, ...root }: HeroRingsProps) {
  const { patterns } = useMedeina();
  return (
    <svg
      {...root}
      className={styles.rings}
      viewBox="0 0 1000 1000"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${patterns}/rings.svg#rings`} />
      {children}
    </svg>
  );
}
