import { useId } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import * as styles from './Advantages.css.ts';
import { SkillRings } from './SkillRings.tsx';

/** An advantage: a few words and a sentence. */
export interface Advantage {
  title: string;
  text: string;
}

export interface AdvantagesProps extends RootProps {
  /** The heading above them. */
  title: string;
  /** In order: with each more rings have grown, with the last all. */
  items: readonly Advantage[];
  /** The level of the title; those of the advantages are one below. */
  headingLevel?: 2 | 3 | undefined;
}

/** The advantages, with growing rings. Renders nothing without any. */
export function Advantages({ title, items, headingLevel = 2, ...root }: AdvantagesProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section {...root} aria-labelledby={id} className={styles.advantages}>
      <Heading id={id} level={headingLevel} size="h2">
        {title}
      </Heading>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            <SkillRings share={(index + 1) / items.length} />
            <div className={styles.words}>
              <Heading level={headingLevel === 2 ? 3 : 4} size="h3">
                {item.title}
              </Heading>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
