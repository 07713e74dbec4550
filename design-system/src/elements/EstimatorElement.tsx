import { Estimator } from '../domain/catalogue/Estimator/index.ts';
import type { EstimatorRate } from '../domain/catalogue/Estimator/index.ts';
import { MedeinaElement } from './MedeinaElement.tsx';

/** The product's own rates; above the last number the last price holds. */
const usualRates: readonly EstimatorRate[] = [
  { upTo: 100, price: 89 },
  { upTo: 500, price: 49 },
  { upTo: 1000, price: 29 },
  { upTo: 2000, price: 19.9 },
];

const range = { min: 100, max: 2500, step: 10 } as const;
const start = 320;
const ticks = [100, 500, 1000, 2000, 2500];
const cent = 100;

/** Parses `100:89 500:49`; falls back to the usual rates. */
function ratesOf(text: string | null): readonly EstimatorRate[] {
  const rates = (text ?? '')
    .split(/\s+/u)
    .filter(Boolean)
    .map((pair) => {
      const [upTo = Number.NaN, price = Number.NaN] = pair.split(':').map(Number);
      return { upTo, price };
    });
  const isReadable = rates.every(({ upTo, price }) => upTo > 0 && price >= 0);
  return rates.length > 0 && isReadable ? rates.toSorted((one, other) => one.upTo - other.upTo) : usualRates;
}

/** `<medeina-estimator href="https://…/help/offer?people={people}">`: the price of a group subscription. */
export class MedeinaEstimator extends MedeinaElement {
  static override readonly observedAttributes = [...MedeinaElement.observedAttributes, 'href', 'prices'];

  #people = start;

  protected override show() {
    return (
      <Estimator
        {...range}
        // Back in the page after a while it shows what it reports.
        defaultValue={this.#people}
        ticks={ticks}
        rates={ratesOf(this.getAttribute('prices'))}
        href={this.getAttribute('href') ?? '#{people}'}
        onChange={(people) => {
          this.#people = people;
        }}
      />
    );
  }

  protected override pressed(): boolean {
    const people = this.#people;
    const rates = ratesOf(this.getAttribute('prices'));
    const each = (rates.find(({ upTo }) => people <= upTo) ?? rates.at(-1))?.price ?? 0;
    return this.tell('medeina-estimate', { people, each, total: Math.round(each * people * cent) / cent });
  }
}
