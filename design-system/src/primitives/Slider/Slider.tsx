import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useSyncExternalStore } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './Slider.css.ts';

/** A labelled place on the track. */
export interface SliderTick {
  /** Where it stands. */
  value: number;
  /** The words under it. */
  label: string;
}

export interface SliderProps extends RootProps<HTMLSpanElement> {
  /** The accessible name. */
  label: string;
  /** The number, where you keep the state. */
  value?: number | undefined;
  /** The number at first, where the slider keeps its own; `min` if left out. */
  defaultValue?: number | undefined;
  /** The least number. */
  min: number;
  /** The greatest number. */
  max: number;
  /** The step of an arrow key; a Page key moves ten steps. */
  step: number;
  /** Called with each number that the user moves through. */
  onChange?: ((value: number) => void) | undefined;
  /** The focus left the thumb. */
  onBlur?: (() => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** The value in words, if the number says too little: "320 employees". */
  valueText?: string | undefined;
  /** Labelled places under the track. */
  ticks?: readonly SliderTick[] | undefined;
}

const none: readonly SliderTick[] = [];

function never() {
  return () => undefined;
}

/** False on the server and during hydration. */
function useMounted() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Half of the thumb, which stays within the track, as do the ticks. */
const thumbHalf = 14;

/** The position of the thumb's centre for a value. */
function placeOf(value: number, min: number, max: number): string {
  const share = (value - min) / (max - min);
  return `calc(${share * 100}% + ${thumbHalf * (1 - 2 * share)}px)`;
}

/**
 * A number in a range. Radix places the thumb by an inline style, which the content policy forbids in server HTML:
 * until hydration an empty track keeps the space.
 */
export function Slider({
  label,
  value: given,
  defaultValue,
  min,
  max,
  step,
  onChange,
  onBlur,
  name,
  valueText,
  ticks = none,
  ...thumb
}: SliderProps) {
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue ?? min,
    onChange,
    caller: 'Slider',
  });
  misuse?.('Slider', !(min < max), `\`min\` (${min}) is not below \`max\` (${max}); give a range.`);
  misuse?.('Slider', !(step > 0), `\`step\` is ${step}; give how far an arrow moves, above 0.`);
  misuse?.(
    'Slider',
    min < max && !(value >= min && value <= max),
    `\`value\` is ${value}; give a number from ${min} to ${max}.`,
  );
  misuse?.(
    'Slider',
    ticks.some((tick) => tick.value < min || tick.value > max),
    `a tick lies outside of ${min} to ${max}; leave it out.`,
  );
  const mounted = useMounted();
  return (
    <div className={classes(styles.slider, ticks.length > 0 && styles.withTicks)}>
      {mounted ? (
        <>
          <Root
            className={styles.root}
            value={[Math.min(max, Math.max(min, value))]}
            min={min}
            max={max}
            step={step}
            name={name}
            onValueChange={([next]) => {
              if (next !== undefined) setValue(next);
            }}
          >
            <Track className={styles.track}>
              <Range className={styles.range} />
            </Track>
            <Thumb
              {...thumb}
              className={styles.thumb}
              aria-label={label}
              aria-valuetext={valueText}
              onBlur={onBlur}
            />
          </Root>
          {/* The thumb announces the number. */}
          <div className={styles.ticks} aria-hidden="true">
            {ticks.map((tick, index) => (
              <span
                key={tick.value}
                className={classes(
                  styles.tick,
                  index === 0 && styles.firstTick,
                  index === ticks.length - 1 && styles.lastTick,
                )}
                style={
                  index === 0 || index === ticks.length - 1
                    ? undefined
                    : { left: placeOf(tick.value, min, max) }
                }
              >
                {tick.label}
              </span>
            ))}
          </div>
        </>
      ) : (
        <span className={styles.root}>
          <span className={styles.track} />
        </span>
      )}
    </div>
  );
}
