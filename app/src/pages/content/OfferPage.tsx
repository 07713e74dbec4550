import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAnswerTime } from '../../data/content/contactDetails.ts';
import { offerWish } from '../../data/content/offer.ts';
import { useHead } from '../../shell/head.tsx';
import { OfferForm } from './OfferForm.tsx';
import * as styles from './OfferPage.css.ts';

const steps = ['1', '2', '3'] as const;

/** The screen on which one asks for an offer, or for a place on one of a course's dates. */
export function Page() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const wish = offerWish(parameters) === 'place' ? 'place.' : '';
  const text = (id: string) => intl.formatMessage({ id: `content.offer.${wish}${id}` });
  const soon = useAnswerTime();
  useHead({ title: text('title'), description: text('description'), canonical: '/help/offer' });

  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading level={1}>{text('title')}</Heading>
          <Text size="lead" tone="muted" measure="lead">
            {soon === undefined ? text('lead') : `${text('lead')} ${soon}`}
          </Text>
          <div className={styles.next}>
            <Heading level={2} size="h4">
              <FormattedMessage id="content.offer.steps.title" />
            </Heading>
          </div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>
                {text(`steps.${step}`)}
              </li>
            ))}
          </ol>
        </div>
        <OfferForm />
      </div>
    </Band>
  );
}
