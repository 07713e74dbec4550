import { Check } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './AbilityList.css.ts';

export interface AbilityListProps extends RootProps<HTMLUListElement> {
  /** A sentence each. */
  abilities: readonly string[];
  /** The language of the sentences, if it is not the page's. */
  lang?: string | undefined;
}

/** The skills that a course teaches. Renders nothing without any. */
export function AbilityList({ abilities, lang, ...root }: AbilityListProps) {
  if (abilities.length === 0) return null;
  return (
    <ul {...root} className={styles.list} lang={lang}>
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
