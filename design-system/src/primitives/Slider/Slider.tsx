import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';
import { useSyncExternalStore } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import * as styles from './Slider.css.ts';

/** A place on the track that is worth naming. */
export interface SliderTick {
  value: number;
  label: string;
}

export interface SliderProps {
  /** The spoken name of what is chosen. */
  label: string;
  value: number;
  min: number;
  max: number;
  /** An arrow moves by this much, a Page key by ten times as much. */
  step: number;
  onChange: (value: number) => void;
  /** The value in words, where the number alone says too little: "320 darbuotojų". */
  valueText?: string | undefined;
  ticks?: readonly SliderTick[] | undefined;
}

const none: readonly SliderTick[] = [];

function never() {
  return () => undefined;
}

/** False on the server and while its document is taken over. */
function useMounted() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Half of the thumb: it keeps within the track, and so do the ticks. */
const thumbHalf = 14;

/** Where the middle of the thumb stands for a value. */
function placeOf(value: number, min: number, max: number): string {
  const share = (value - min) / (max - min);
  return `calc(${share * 100}% + ${thumbHalf * (1 - 2 * share)}px)`;
}

/**
 * A number out of a range, by feel. Its place is an inline style, which the content policy forbids in the server's
 * document: until the script is there an empty track keeps the room.
 */
export function Slider({ label, value, min, max, step, onChange, valueText, ticks = none }: SliderProps) {
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
            onValueChange={([next]) => {
              if (next !== undefined) onChange(next);
            }}
          >
            <Track className={styles.track}>
              <Range className={styles.range} />
            </Track>
            <Thumb className={styles.thumb} aria-label={label} aria-valuetext={valueText} />
          </Root>
          {/* The number is spoken by the thumb. */}
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
