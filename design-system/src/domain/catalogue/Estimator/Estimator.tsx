import { useId, useState } from 'react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Slider } from '../../../primitives/Slider/index.ts';
import type { SliderTick } from '../../../primitives/Slider/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import * as styles from './Estimator.css.ts';

/** The price for a group, already formatted. */
export interface Estimate {
  each: string;
  total: string;
}

export interface EstimatorProps {
  title: string;
  /** The question below the title. */
  question: string;
  level?: 2 | 3 | undefined;
  /** The label of the number field and the slider. */
  label: string;
  /** A hint below the field. */
  hint?: string | undefined;
  min: number;
  max: number;
  step: number;
  /** The initial number of people. */
  initial: number;
  ticks?: readonly SliderTick[] | undefined;
  /** The number and its unit: "320" and "employees". */
  people: (count: number) => { number: string; unit: string };
  estimate: (count: number) => Estimate;
  /** The labels of the two sums. */
  eachLabel: string;
  totalLabel: string;
  /** The link to continue with the number. */
  action: { label: string; href: (count: number) => string };
}

/** Estimates the price for a number of learners, per person and in total, by slider or field. */
export function Estimator({
  title,
  question,
  level = 2,
  label,
  hint,
  min,
  max,
  step,
  initial,
  ticks,
  people,
  estimate,
  eachLabel,
  totalLabel,
  action,
}: EstimatorProps) {
  const id = useId();
  const [count, setCount] = useState(initial);
  // The typed text may not be a valid number yet.
  const [typed, setTyped] = useState<string>();
  const { number, unit } = people(count);
  const { each, total } = estimate(count);

  const type = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== '' && Number.isInteger(next) && next >= min && next <= max) setCount(next);
  };
  /** Replaces an invalid number with the nearest valid one. */
  const settle = () => {
    const next = Math.round(Number(typed));
    if (typed !== undefined && typed.trim() !== '' && Number.isFinite(next)) {
      setCount(Math.min(max, Math.max(min, next)));
    }
    setTyped(undefined);
  };

  return (
    <section aria-labelledby={id} className={styles.estimator}>
      <div className={styles.choice}>
        <Heading id={id} level={level} size="h4">
          {title}
        </Heading>
        <p className={styles.question}>{question}</p>
        <p className={styles.people} aria-hidden="true">
          <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit}</span>
        </p>
        <Slider
          label={label}
          value={count}
          min={min}
          max={max}
          step={step}
          ticks={ticks}
          valueText={`${number} ${unit}`}
          onChange={(next) => {
            setTyped(undefined);
            setCount(next);
          }}
        />
        <div className={styles.field}>
          <TextInput
            type="number"
            inputMode="numeric"
            label={label}
            hint={hint}
            min={min}
            max={max}
            value={typed ?? String(count)}
            onChange={(event) => {
              type(event.currentTarget.value);
            }}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
        </div>
      </div>
      <div className={styles.result}>
        <dl className={styles.sums} aria-live="polite">
          <div className={styles.sum}>
            <dt className={styles.sumLabel}>{eachLabel}</dt>
            <dd className={styles.each}>{each}</dd>
          </div>
          <div className={styles.sum}>
            <dt className={styles.sumLabel}>{totalLabel}</dt>
            <dd className={styles.total}>{total}</dd>
          </div>
        </dl>
        <ButtonLink variant="outline" href={action.href(count)}>
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
