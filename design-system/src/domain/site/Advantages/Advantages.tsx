import { useId } from 'react';
import { GrowthRings } from '../../../primitives/GrowthRings/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import * as styles from './Advantages.css.ts';

export interface Advantage {
  title: string;
  text: string;
}

export interface AdvantagesProps {
  title: string;
  /** In order: each has one ring more. */
  items: readonly Advantage[];
}

/** The advantages, with growing rings. Renders nothing without any. */
export function Advantages({ title, items }: AdvantagesProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.advantages}>
      <Heading id={id} level={2}>
        {title}
      </Heading>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            <GrowthRings topics={items.map((_, ring) => (ring <= index ? 1 : 0))} />
            <div className={styles.words}>
              <Heading level={3} size="h4">
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
