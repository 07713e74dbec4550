import { Check } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './AbilityList.css.ts';

/** What a person can do after the course, each with a check. Nothing when there is none. */
export function AbilityList({
  abilities,
  lang,
}: {
  abilities: readonly string[];
  lang?: string | undefined;
}) {
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
