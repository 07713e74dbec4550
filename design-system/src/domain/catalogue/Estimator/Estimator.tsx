import { useId, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Info } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { Slider } from '../../../primitives/Slider/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { estimatorWords } from './Estimator.words.ts';
import type { EstimatorWord } from './Estimator.words.ts';
import * as styles from './Estimator.css.ts';

/** The price per person in a group of up to so many. */
export interface EstimatorRate {
  /** The largest group that has this price. */
  upTo: number;
  /** The price per person, in units of the currency: 19.9. */
  price: number;
}

export interface EstimatorProps extends RootProps {
  /** The number of people; uncontrolled when left out. */
  value?: number | undefined;
  /** The number of people at first; `min` by default. */
  defaultValue?: number | undefined;
  /** Another number was chosen or typed. */
  onChange?: ((people: number) => void) | undefined;
  /** The smallest group. */
  min: number;
  /** The largest group. */
  max: number;
  /** The step of the slider's arrow keys; the field takes any whole number. */
  step?: number | undefined;
  /** Numbers named below the slider, such as those where the price changes. */
  ticks?: readonly number[] | undefined;
  /** The prices by size of the group, from the smallest; above the last, its price holds. */
  rates: readonly EstimatorRate[];
  /** An ISO 4217 code. */
  currency?: string | undefined;
  /** The address of the offer; `{people}` in it stands for the number. */
  href: string;
  /**
   * The way for groups below `min`; `{people}` in it stands for the number that was typed, or for nothing. Left out: no
   * word of them.
   */
  fewHref?: string | undefined;
  /** The level of the title. */
  headingLevel?: 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<EstimatorWord, string>> | undefined;
}

/** Why a typed number became another. */
type Change = Extract<EstimatorWord, 'clamped' | 'rounded' | 'kept'>;

function rateFor(people: number, rates: readonly EstimatorRate[]): number {
  return (rates.find(({ upTo }) => people <= upTo) ?? rates.at(-1))?.price ?? 0;
}

/** Estimates the price for a number of learners, per person and in total, by slider or field. */
export function Estimator({
  value,
  defaultValue,
  onChange,
  min,
  max,
  step = 1,
  ticks,
  rates,
  currency = 'EUR',
  href,
  fewHref,
  headingLevel = 2,
  texts,
  ...root
}: EstimatorProps) {
  const say = useWords(estimatorWords, texts);
  const { locale } = useMedeina();
  const titleId = useId();
  const [people, setPeople] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? min,
    onChange,
  });
  // The typed text may not be a valid number yet.
  const [typed, setTyped] = useState<string>();
  const [change, setChange] = useState<Change>();
  // The number of a group that is too small, which the slider cannot hold.
  const [few, setFew] = useState<number>();
  const number = people.toLocaleString(locale);
  const unit = say('people', { count: people });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const price = rateFor(people, rates);

  const type = (text: string) => {
    setTyped(text);
    setChange(undefined);
    const next = Number(text);
    const isTyped = text.trim() !== '' && Number.isInteger(next);
    setFew(isTyped && next > 0 && next < min ? next : undefined);
    if (isTyped && next >= min && next <= max) setPeople(next);
  };
  /** Replaces an invalid number with the nearest valid one, and says so. */
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const asked = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(asked)) {
      setChange('kept');
      return;
    }
    const next = Math.min(max, Math.max(min, Math.round(asked)));
    setPeople(next);
    if (next !== asked) setChange(asked < min || asked > max ? 'clamped' : 'rounded');
  };

  return (
    <section {...root} aria-labelledby={titleId} className={styles.estimator}>
      <div className={styles.choice}>
        <Heading id={titleId} level={headingLevel} size="h4">
          {say('title')}
        </Heading>
        <p className={styles.about}>{say('about')}</p>
        <p className={styles.question}>{say('question')}</p>
        <p className={styles.people} aria-hidden="true">
          <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit}</span>
        </p>
        <Slider
          label={say('label')}
          value={people}
          min={min}
          max={max}
          step={step}
          ticks={ticks?.map((tick) => ({ value: tick, label: tick.toLocaleString(locale) }))}
          valueText={`${number} ${unit}`}
          onChange={(next) => {
            setTyped(undefined);
            setChange(undefined);
            setFew(undefined);
            setPeople(next);
          }}
        />
        <div className={styles.field}>
          <TextInput
            type="number"
            inputMode="numeric"
            label={say('label')}
            hint={say('hint', { min, max })}
            min={min}
            max={max}
            value={typed ?? String(people)}
            onChange={(event) => {
              type(event.currentTarget.value);
            }}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
            }}
          />
        </div>
        <div role="status">
          {change !== undefined && (
            <p className={styles.change}>
              <Icon icon={Info} size="small" />
              {say(change, { value: people, min, max })}
            </p>
          )}
        </div>
      </div>
      <div className={styles.result}>
        <dl className={styles.sums} aria-live="polite">
          <div className={styles.sum}>
            <dt className={styles.sumLabel}>{say('each')}</dt>
            <dd className={styles.each}>{money.format(price)}</dd>
          </div>
          <div className={styles.sum}>
            <dt className={styles.sumLabel}>{say('total')}</dt>
            <dd className={styles.total}>{money.format(price * people)}</dd>
          </div>
        </dl>
        <ButtonLink variant="outline" href={href.replace('{people}', String(people))}>
          {say('offer')}
        </ButtonLink>
      </div>
      {fewHref !== undefined && (
        <p className={styles.few}>
          {say('few', { min })}{' '}
          <Link
            href={fewHref.replace('{people}', few === undefined ? '' : String(few))}
            // The field keeps the focus: what it says on leaving would move the link away under the press.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
          >
            {few === undefined ? say('fewOffer') : say('fewOfferFor', { count: few })}
          </Link>
        </p>
      )}
    </section>
  );
}
