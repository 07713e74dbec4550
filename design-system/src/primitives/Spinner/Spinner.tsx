import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Spoken; leave out inside a control that says itself that it is busy. */
  label?: string | undefined;
}

/** Something short is under way. What has a shape shows a skeleton instead. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={spinner} aria-hidden="true" />
  ) : (
    <span className={spinner} role="img" aria-label={label} />
  );
}
