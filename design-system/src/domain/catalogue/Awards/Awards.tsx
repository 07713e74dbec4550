import { Medal } from 'lucide-react';
import { useMissing } from '../../../internal/useMissing.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './Awards.css.ts';

export interface Award {
  title: string;
  /** The awarding body. */
  subtitle?: string | undefined;
  /** A picture instead of the medal, which shows if it fails to load. */
  image?: string | undefined;
}

function Emblem({ image }: { image: string | undefined }) {
  const { isMissing, imageProps } = useMissing(image);
  return image === undefined || isMissing ? (
    <Icon icon={Medal} size="bar" />
  ) : (
    <img {...imageProps} className={styles.image} src={image} alt="" loading="lazy" />
  );
}

/** The awards of a course. Renders nothing without any. */
export function Awards({ awards, label }: { awards: readonly Award[]; label: string }) {
  if (awards.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {awards.map((award) => (
        <li key={award.title} className={styles.award}>
          <span className={styles.medal}>
            <Emblem image={award.image} />
          </span>
          <span className={styles.words}>
            <b className={styles.title}>{award.title}</b>
            {award.subtitle !== undefined && <span className={styles.subtitle}>{award.subtitle}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
