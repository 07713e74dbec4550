import { estimateRange, estimateRates } from '@medeina/contract';
import { Estimator } from '@medeina/design-system/domain/Estimator';
import { estimateStart, estimateTicks } from '../../../data/catalogue/estimate.ts';
import { offerPath } from '../../../data/content/offer.ts';

/** What a subscription for a whole institution costs, and where smaller teams ask. */
export function EstimatorSection({ courseId }: { readonly courseId: number }) {
  const offer = `${offerPath(courseId)}&people={people}`;
  return (
    <Estimator
      {...estimateRange}
      defaultValue={estimateStart}
      ticks={estimateTicks}
      rates={estimateRates}
      href={offer}
      fewHref={offer}
    />
  );
}
