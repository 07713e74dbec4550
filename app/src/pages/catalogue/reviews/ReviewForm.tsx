import { ReviewForm as Form } from '@medeina/design-system/domain/Reviews';
import { fieldProblem, rootCategory } from '@medeina/contract';
import { Select } from '@medeina/design-system/primitives/Select';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { useAct, useCall } from '../../../data/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import { useDraft, useWritten } from '../../../shell/forms/useDraft.ts';
import { reviewDraft, reviewPlace } from './reviewDraft.ts';

const stars = [1, 2, 3, 4, 5] as const;

interface ReviewValues {
  rating: number;
  review: string;
  profession?: string | undefined;
}

const resolver = schemaResolver<ReviewValues>(async () =>
  (await import('@medeina/contract/catalogue/schemas')).reviewBody.omit({ courseId: true }),
);

export interface ReviewFormProps {
  readonly courseId: number;
  readonly customer: number;
  /** The review is stored: the page shows it in place of the form. */
  readonly onSent: () => Promise<void>;
}

/** One's own review: stars and a text, both needed, and what one works as. What is written survives a session that ends meanwhile. */
export function ReviewForm({ courseId, customer, onSent }: ReviewFormProps) {
  const intl = useIntl();
  const act = useAct();
  const { mutate } = useSWRConfig();
  const { show } = useAlerts();
  const text = (name: string) => intl.formatMessage({ id: `catalogue.review.${name}` });
  const { before, keep } = useDraft(reviewDraft, customer, reviewPlace(courseId));
  const { control, register, submitWith, watch, problem, failures, formState } = useCallForm<ReviewValues>({
    resolver,
    fields: ['rating', 'profession', 'review'],
    defaultValues: {
      review: before?.review ?? '',
      profession: before?.profession ?? '',
      ...(before?.rating === undefined ? {} : { rating: before.rating }),
    },
    // The server says itself that there is a review already.
    failureText: ({ status }) => (status === 409 ? undefined : text(status === 400 ? 'incorrect' : 'failed')),
  });
  const { errors, isSubmitting } = formState;
  const { data: groups } = useCall('catalogue.filters', { params: { id: rootCategory } });
  const professions = groups?.data.find(({ key }) => key === 'profession')?.filters ?? [];
  const { field: rating } = useController({ control, name: 'rating' });
  const { field: profession } = useController({ control, name: 'profession' });

  useWritten(watch, keep);

  const submit = submitWith(async ({ profession: chosen, ...values }) => {
    await act(
      'catalogue.reviews.add',
      { body: { courseId, ...values, ...(chosen !== '' && { profession: chosen }) } },
      { quiet: true },
    );
    keep(undefined);
    show({ type: 'success', subject: text('sent') });
    await Promise.all([
      onSent(),
      mutate((key) => Array.isArray(key) && key[0] === 'catalogue.products.reviews'),
    ]);
  });

  return (
    <Form
      rating={{
        ...rating,
        value: stars.find((count) => count === rating.value) ?? '',
        error: errors.rating === undefined ? undefined : text('needRating'),
      }}
      fields={
        <Select
          label={text('profession')}
          optional
          {...profession}
          error={problem(errors.profession, 'profession')}
          options={[
            { value: '', label: text('profession.none') },
            ...professions.map(({ key, name }) => ({ value: key, label: name })),
          ]}
        />
      }
      text={{
        ...register('review'),
        error:
          errors.review?.message === fieldProblem.required
            ? text('needText')
            : problem(errors.review, 'review'),
      }}
      loading={isSubmitting}
      status={<FormFailures failures={failures} />}
      onSubmit={(event) => void submit(event)}
    />
  );
}
