import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** The accessible name; leave out inside a control with `aria-busy`. */
  label?: string | undefined;
}

/** A short wait. Content with a known shape shows a skeleton instead. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={spinner} aria-hidden="true" />
  ) : (
    <span className={spinner} role="img" aria-label={label} />
  );
}
