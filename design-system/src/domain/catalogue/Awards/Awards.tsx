import { Medal } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useMissing } from '../../../internal/useMissing.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { awardsWords } from './Awards.words.ts';
import * as styles from './Awards.css.ts';

/** An award of a course. */
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

export interface AwardsProps extends RootProps<HTMLUListElement> {
  /** The awards, in order. */
  awards: readonly Award[];
  /** The name of the list; "Awards" by default. */
  label?: string | undefined;
}

/** The awards of a course. Renders nothing without any. */
export function Awards({ awards, label, ...root }: AwardsProps) {
  const say = useWords(awardsWords);
  if (awards.length === 0) return null;
  return (
    <ul {...root} className={styles.list} aria-label={label ?? say('label')}>
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
