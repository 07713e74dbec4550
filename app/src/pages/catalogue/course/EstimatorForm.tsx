import { estimateRange, estimateRates } from '@medeina/contract';
import { Estimator } from '@medeina/design-system/domain/Estimator';
import { estimateStart, estimateTicks } from '../../../data/catalogue/estimate.ts';
import { offerPath } from '../../../data/content/offer.ts';

/** What a subscription for a whole institution costs. */
export default function EstimatorForm({ courseId }: { readonly courseId: number }) {
  return (
    <Estimator
      {...estimateRange}
      defaultValue={estimateStart}
      ticks={estimateTicks}
      rates={estimateRates}
      href={`${offerPath(courseId)}&people={people}`}
    />
  );
}
