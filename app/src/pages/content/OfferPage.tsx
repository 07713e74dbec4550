import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useCourse } from '../../data/catalogueCourse.ts';
import { estimateRange } from '../../data/catalogueEstimate.ts';
import { useHead } from '../../shell/head.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './OfferPage.css.ts';

const steps = ['1', '2', '3'] as const;

/** The course that a link names: by its id, or in words. */
function useAskedCourse(asked: string): string {
  const id = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : undefined;
  const { course } = useCourse(id);
  return id === undefined ? asked : (course?.title ?? '');
}

/** The form with which one asks for an offer. A link may name the course and a number of people. */
export const Page = () => {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const text = (id: string) => intl.formatMessage({ id: `content.offer.${id}` });
  useHead({ title: text('title'), description: text('description'), canonical: '/help/offer' });

  const course = useAskedCourse(parameters.get('course')?.slice(0, 200) ?? '');
  const people = Number(parameters.get('people') ?? Number.NaN);
  const isGroup = Number.isInteger(people) && people >= 1 && people <= estimateRange.max;
  const firstLine =
    course === ''
      ? ''
      : isGroup
        ? intl.formatMessage({ id: 'content.offer.message.group' }, { course, people })
        : intl.formatMessage({ id: 'content.offer.message.course' }, { course });

  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading level={1}>{text('title')}</Heading>
          <Text size="lead" tone="muted" measure="lead">
            {text('lead')}
          </Text>
          <div className={styles.next}>
            <Heading level={2} size="h4">
              {text('steps.title')}
            </Heading>
          </div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {step}
                </span>
                <FormattedMessage id={`content.offer.steps.${step}`} />
              </li>
            ))}
          </ol>
        </div>
        <ContactForm
          label={text('title')}
          hasPhone
          hint={text('message.hint')}
          submit={text('submit')}
          done={{ subject: text('done'), message: text('done.text') }}
          firstLine={firstLine}
        />
      </div>
    </Band>
  );
};
