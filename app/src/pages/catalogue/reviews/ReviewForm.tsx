import { ReviewForm as Form } from '@medeina/design-system/domain/Reviews';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { reportRateLimit } from '../../../data/client.ts';
import { CallError } from '../../../session/transport.ts';
import { useAct } from '../../../data/hooks.ts';
import { sessionStore } from '../../../session/store.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { keepReviewDraft, readReviewDraft } from './reviewDraft.ts';

export interface ReviewFormProps {
  readonly courseId: number;
  readonly customer: number;
  /** The review is stored: the page shows it in place of the form. */
  readonly onSent: () => Promise<void>;
}

/** One's own review: stars and a text, both needed. What is written survives a session that ends meanwhile. */
export function ReviewForm({ courseId, customer, onSent }: ReviewFormProps) {
  const intl = useIntl();
  const act = useAct();
  const { mutate } = useSWRConfig();
  const { show } = useAlerts();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [draft] = useState(() => readReviewDraft(customer, courseId));
  const label = (name: string) => intl.formatMessage({ id: `catalogue.review.${name}` });

  const send = async (rating: number, review: string) => {
    setSending(true);
    try {
      await act('catalogue.reviews.add', { body: { courseId, rating, review } }, { quiet: true });
      keepReviewDraft(customer, courseId, undefined);
      show({ type: 'success', subject: label('sent') });
      await Promise.all([
        onSent(),
        mutate((key) => Array.isArray(key) && key[0] === 'catalogue.products.reviews'),
      ]);
    } catch (error) {
      // Not before: the button would move away from under the second press of a double click.
      setProblem(undefined);
      // Where the session has ended the page says so in place of the form.
      if (reportRateLimit(error) || sessionStore.read().status !== 'user') return;
      const isIncorrect = error instanceof CallError && error.status === 400;
      const messages = error instanceof CallError ? error.messages : [];
      setProblem(messages.length === 0 ? label(isIncorrect ? 'incorrect' : 'failed') : messages.join(' '));
      show({ type: 'danger', subject: label(isIncorrect ? 'incorrect' : 'failed') });
    } finally {
      setSending(false);
    }
  };

  return (
    <Form
      draft={draft}
      onDraft={(written) => keepReviewDraft(customer, courseId, written)}
      labels={{
        rating: label('rating'),
        star: (count) => intl.formatMessage({ id: 'catalogue.review.stars' }, { count }),
        text: label('text'),
        submit: label('send'),
        ratingMissing: label('needRating'),
        textMissing: label('needText'),
      }}
      saving={isSending}
      error={problem}
      onSubmit={({ rating, text }) => void send(rating, text)}
    />
  );
}
