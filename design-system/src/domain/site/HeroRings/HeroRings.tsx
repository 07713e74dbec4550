import type { ReactNode } from 'react';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './HeroRings.css.ts';

/** Growth rings on the deep background. Decorative. */
export function HeroRings({ children }: { children?: ReactNode }) {
  const { patterns } = useMedeina();
  return (
    <svg className={styles.rings} viewBox="0 0 1000 1000" fill="none" aria-hidden="true" focusable="false">
      <use href={`${patterns}/rings.svg#rings`} />
      {children}
    </svg>
  );
}
