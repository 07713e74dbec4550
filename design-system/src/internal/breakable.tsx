import { Fragment } from 'react';
import type { ReactNode } from 'react';
import * as styles from './breakable.css.ts';

/** Lets a mail address wrap after the @, then before its last part, rather than inside a word. */
export function breakable(label: string): ReactNode {
  const [name, host] = label.split('@');
  if (host === undefined) return label;
  const [rest, end] = host.split(/(?=\.[^.]*$)/);
  return (
    <>
      {name}@<wbr />
      <span className={styles.whole}>
        {rest}
        <wbr />
        {end}
      </span>
    </>
  );
}

/** Wraps between words only: browsers also break a day such as 2026-12-04 at its hyphens. */
export function wholeWords(label: string): ReactNode {
  return label.split(/[ \u2009]/).map((word, index) => (
    // Words have no other name, and keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.whole}>{word}</span>
    </Fragment>
  ));
}
