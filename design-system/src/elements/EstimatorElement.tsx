import { Estimator } from '../domain/catalogue/Estimator/index.ts';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import { wordsOf } from './words.ts';

/** The price per person, up to a number of people. */
interface Rate {
  readonly upTo: number;
  readonly cents: number;
}

/** The product's own rates; above the last number the last price holds. */
const usualRates: readonly Rate[] = [
  { upTo: 100, cents: 8900 },
  { upTo: 500, cents: 4900 },
  { upTo: 1000, cents: 2900 },
  { upTo: 2000, cents: 1990 },
];

const range = { min: 100, max: 2500, step: 10, initial: 320 } as const;
const ticks = [100, 500, 1000, 2000, 2500];
const cent = 100;

/** Parses `100:89 500:49`; falls back to the usual rates. */
function ratesOf(text: string | null): readonly Rate[] {
  const rates = (text ?? '')
    .split(/\s+/u)
    .filter(Boolean)
    .map((pair) => {
      const [upTo = Number.NaN, euros = Number.NaN] = pair.split(':').map(Number);
      return { upTo, cents: Math.round(euros * cent) };
    });
  const isReadable = rates.every(({ upTo, cents }) => upTo > 0 && cents >= 0);
  return rates.length > 0 && isReadable ? rates.toSorted((one, other) => one.upTo - other.upTo) : usualRates;
}

function centsFor(rates: readonly Rate[], people: number): number {
  return (rates.find(({ upTo }) => people <= upTo) ?? rates.at(-1))?.cents ?? 0;
}

/** `<medeina-estimator href="https://…/help/offer?people={people}">`: the price of a group subscription. */
export class MedeinaEstimator extends MedeinaElement {
  static override readonly observedAttributes = [...MedeinaElement.observedAttributes, 'href', 'prices'];

  /** The number of people by address: the link only knows its address. */
  readonly #people = new Map<string, number>();

  protected override show({ language }: Shown) {
    const words = wordsOf(language).estimator;
    const rates = ratesOf(this.getAttribute('prices'));
    const number = new Intl.NumberFormat(language);
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
    const written = (cents: number) => money.format(cents / cent);
    const address = this.getAttribute('href') ?? '#{people}';
    return (
      <Estimator
        {...range}
        title={words.title}
        question={words.question}
        label={words.label}
        hint={words.hint(number.format(range.min), number.format(range.max))}
        ticks={ticks.map((value) => ({ value, label: number.format(value) }))}
        people={(count) => ({ number: number.format(count), unit: words.unit(count) })}
        estimate={(count) => {
          const each = centsFor(rates, count);
          return { each: written(each), total: written(each * count) };
        }}
        eachLabel={words.each}
        totalLabel={words.total}
        action={{
          label: words.offer,
          href: (count) => {
            const href = address.replace('{people}', String(count));
            this.#people.set(href, count);
            return href;
          },
        }}
      />
    );
  }

  protected override pressed(href: string): boolean {
    const people = this.#people.get(href) ?? range.initial;
    const each = centsFor(ratesOf(this.getAttribute('prices')), people);
    return this.tell('medeina-estimate', { people, each: each / cent, total: (each * people) / cent });
  }
}
