import { useId, useState } from 'react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Slider } from '../../../primitives/Slider/index.ts';
import type { SliderTick } from '../../../primitives/Slider/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import * as styles from './Estimator.css.ts';

/** What a group of a size pays, already written in the person's language. */
export interface Estimate {
  each: string;
  total: string;
}

export interface EstimatorProps {
  title: string;
  /** Under the title: the question that the slider answers. */
  question: string;
  level?: 2 | 3 | undefined;
  /** The name of the number, for the field and for those who listen. */
  label: string;
  /** Under the field: what it takes. */
  hint?: string | undefined;
  min: number;
  max: number;
  step: number;
  /** Where the slider stands first. */
  initial: number;
  ticks?: readonly SliderTick[] | undefined;
  /** The number with its unit, in two parts: "320" and "darbuotojų". */
  people: (count: number) => { number: string; unit: string };
  estimate: (count: number) => Estimate;
  /** Names of the two sums. */
  eachLabel: string;
  totalLabel: string;
  /** Where one goes on with the number. */
  action: { label: string; href: (count: number) => string };
}

/** How many learn, what each of them and all together cost. By slider, by keys or by number. */
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
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string>();
  const { number, unit } = people(count);
  const { each, total } = estimate(count);

  const type = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== '' && Number.isInteger(next) && next >= min && next <= max) setCount(next);
  };
  /** Leaving the field, the nearest number that is possible takes the place of one that is not. */
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
