import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { bar, fill, tones } from './ProgressBar.css.ts';

export interface ProgressBarProps extends RootProps<SVGSVGElement> {
  /** From 0 to `max`. */
  value: number;
  /** The value of a full bar. */
  max?: number | undefined;
  /** What progresses. */
  label: string;
  /** The value in words: "11 of 27". Show the same words beside the bar. */
  valueText?: string | undefined;
}

/** A progress bar, always beside words or a number; at 0 the words are enough. */
export function ProgressBar({ value, max = 100, label, valueText, ...root }: ProgressBarProps) {
  misuse?.('ProgressBar', !(max > 0), `\`max\` is ${max}; where nothing is counted, leave the bar out.`);
  misuse?.(
    'ProgressBar',
    max > 0 && !(value >= 0 && value <= max),
    `\`value\` is ${value}; give a number from 0 to \`max\` (${max}).`,
  );
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    // An SVG attribute sets the width: the content policy forbids `style=` in server HTML.
    <svg
      {...root}
      className={bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <rect
        className={classes(fill, share === 1 ? tones.done : tones.going)}
        height="6"
        rx="3"
        width={`${share * 100}%`}
      />
    </svg>
  );
}
