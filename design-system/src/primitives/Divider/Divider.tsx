import { divider, worded } from './Divider.css.ts';

export interface DividerProps {
  /** A word in the middle of the line, such as "or". */
  children?: string | undefined;
}

/** A hairline between parts; with a word it also says how the parts relate. */
export function Divider({ children }: DividerProps) {
  return children === undefined ? <hr className={divider} /> : <p className={worded}>{children}</p>;
}
