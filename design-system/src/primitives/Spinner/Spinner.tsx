import type { RootProps } from '../../internal/root.ts';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** The accessible name; leave out inside a control with `aria-busy`. */
  label?: string | undefined;
}

/** A short wait. Content with a known shape shows a skeleton instead. */
export function Spinner({ label, ...root }: SpinnerProps) {
  return label === undefined ? (
    <span {...root} className={spinner} aria-hidden="true" />
  ) : (
    <span {...root} className={spinner} role="img" aria-label={label} />
  );
}
