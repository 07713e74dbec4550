import { Medal } from 'lucide-react';
import { Icon } from '../../primitives/Icon/index.ts';
import * as styles from './Awards.css.ts';

export interface Award {
  title: string;
  /** Who gave it. */
  subtitle?: string | undefined;
  /** A picture instead of the medal. */
  image?: string | undefined;
}

/** What a course has won. Nothing when nothing. */
export function Awards({ awards, label }: { awards: readonly Award[]; label: string }) {
  if (awards.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {awards.map((award) => (
        <li key={award.title} className={styles.award}>
          <span className={styles.medal}>
            {award.image === undefined ? (
              <Icon icon={Medal} size="bar" />
            ) : (
              <img className={styles.image} src={award.image} alt="" loading="lazy" />
            )}
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
