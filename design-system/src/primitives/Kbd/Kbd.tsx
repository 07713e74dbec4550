import type { RootProps } from '../../internal/root.ts';
import * as styles from './Kbd.css.ts';

export interface KbdProps extends RootProps {
  /** The keys pressed together, as they are printed: `['Ctrl', 'K']`. */
  keys: readonly string[];
}

/** Keys to press, as they are printed on the keyboard. */
export function Kbd({ keys, ...root }: KbdProps) {
  return (
    <kbd {...root} className={styles.keys}>
      {keys.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </kbd>
  );
}
