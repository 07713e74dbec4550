import { anyRef } from '../../internal/root.ts';
import type { RootProps } from '../../internal/root.ts';
import { divider, worded } from './Divider.css.ts';

export interface DividerProps extends RootProps {
  /** A word in the middle of the line, such as "or". */
  children?: string | undefined;
}

/** A hairline between parts, optionally with a word such as "or". */
export function Divider({ children, ref, ...root }: DividerProps) {
  return children === undefined ? (
    <hr {...root} ref={anyRef(ref)} className={divider} />
  ) : (
    <p {...root} ref={anyRef(ref)} className={worded}>
      {children}
    </p>
  );
}
