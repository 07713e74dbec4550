import type { CourseDetail } from '@medeina/contract';
import { FaqAccordion } from '@medeina/design-system/domain/FaqAccordion';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../data/content/offer.ts';
import { Section } from './About.tsx';
import * as styles from './course.css.ts';

/** Questions and answers about the course. */
export function QuestionsSection({ course }: { readonly course: CourseDetail }) {
  const intl = useIntl();
  const ask = (
    <ButtonLink variant="outline" href={offerPath(course.id)}>
      {intl.formatMessage({ id: 'catalogue.course.faqAsk' })}
    </ButtonLink>
  );
  if (course.faq.length === 0) {
    return <EmptyState title={intl.formatMessage({ id: 'catalogue.course.faqNone' })} action={ask} />;
  }
  return (
    <Section title={intl.formatMessage({ id: 'catalogue.course.faq' })}>
      <FaqAccordion
        items={course.faq.map((question) => ({
          id: String(question.id),
          question: question.header,
          answer: question.answers.map((answer) => <RichText key={answer} html={answer} />),
        }))}
      />
      <div className={styles.after}>{ask}</div>
    </Section>
  );
}
