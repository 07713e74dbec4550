import { Estimator } from '@medeina/design-system/domain/Estimator';
import { useIntl } from 'react-intl';
import { estimate, estimateRange, estimateTicks } from '../../../data/catalogue/estimate.ts';
import { offerPath } from '../../../data/content/offer.ts';

const cent = 100;

/** What a subscription for a whole institution costs. */
export function EstimatorSection({ courseId }: { readonly courseId: number }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `catalogue.estimator.${name}` });
  const euros = (cents: number) => intl.formatNumber(cents / cent, { style: 'currency', currency: 'EUR' });
  const { min, max } = estimateRange;
  return (
    <Estimator
      {...estimateRange}
      title={text('title')}
      question={text('question')}
      label={text('label')}
      hint={intl.formatMessage({ id: 'catalogue.estimator.hint' }, { min, max })}
      ticks={estimateTicks.map((value) => ({ value, label: intl.formatNumber(value) }))}
      people={(count) => ({
        number: intl.formatNumber(count),
        unit: intl.formatMessage({ id: 'catalogue.estimator.unit' }, { count }),
      })}
      estimate={(count) => {
        const { each, total } = estimate(count);
        return { each: euros(each), total: euros(total) };
      }}
      eachLabel={text('each')}
      totalLabel={text('total')}
      action={{ label: text('offer'), href: (count) => offerPath(courseId, { people: count }) }}
    />
  );
}
