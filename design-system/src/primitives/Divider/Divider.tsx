import { divider, worded } from './Divider.css.ts';

export interface DividerProps {
  /** A word in the middle of the line, such as "or". */
  children?: string | undefined;
}

/** A hairline between parts, optionally with a word such as "or". */
export function Divider({ children }: DividerProps) {
  return children === undefined ? <hr className={divider} /> : <p className={worded}>{children}</p>;
}
