import { useId } from 'react';
import { bandPaths } from './bands.ts';
import * as styles from './HeroRings.css.ts';

/** The words of the three bands, from the inside out. */
export type RingLabels = readonly [inner: string, middle: string, outer: string];

export interface RingWordsProps {
  /** The words of the three bands, from the inside out. */
  labels: RingLabels;
}

/** Words along the bands of `HeroRings`. Repeat them in the text beside. */
export function RingWords({ labels }: RingWordsProps) {
  const id = useId();
  return (
    <>
      <defs>
        {bandPaths.map((path, band) => (
          <path key={path} id={`${id}-${String(band)}`} d={path} />
        ))}
      </defs>
      {labels.map((label, band) => (
        <text key={bandPaths[band]} className={band === 2 ? styles.outerLabel : styles.label}>
          <textPath href={`#${id}-${String(band)}`}>{label}</textPath>
        </text>
      ))}
    </>
  );
}
