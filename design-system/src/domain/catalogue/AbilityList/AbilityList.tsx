import { Check } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './AbilityList.css.ts';

export interface AbilityListProps {
  abilities: readonly string[];
  lang?: string | undefined;
}

/** The skills that a course teaches. Renders nothing without any. */
export function AbilityList({ abilities, lang }: AbilityListProps) {
  if (abilities.length === 0) return null;
  return (
    <ul className={styles.list} lang={lang}>
      {abilities.map((ability) => (
        <li key={ability} className={styles.ability}>
          <span className={styles.check}>
            <Icon icon={Check} />
          </span>
          <span>{ability}</span>
        </li>
      ))}
    </ul>
  );
}
