import type { ReactNode } from 'react';
import * as styles from './breakable.css.ts';

/** A mail address that does not fit breaks after its sign, then before its last part, not in the middle of a word. */
export const breakable = (label: string): ReactNode => {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  const [rest, end] = host.split(/(?=\.[^.]*$)/);
  return (
    <>
      {name}@<wbr />
      <span className={styles.host}>
        {rest}
        <wbr />
        {end}
      </span>
    </>
  );
};
