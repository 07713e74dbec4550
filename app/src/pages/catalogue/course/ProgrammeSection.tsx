import type { CourseDetail } from '@medeina/contract';
import { SubjectsAccordion } from '@medeina/design-system/domain/SubjectsAccordion';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import { aboutPath, materialTypeOf } from '../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { Section } from './About.tsx';
import * as styles from './course.css.ts';

/** The topics of a course, each opening to its parts. */
export function ProgrammeSection({ course }: { readonly course: CourseDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const subjects = course.courseSubjects;
  const topics = intl.formatMessage({ id: 'catalogue.course.subjectsCount' }, { count: subjects.length });
  const duration = (minutes: number | null) =>
    minutes === null || minutes === 0 ? undefined : format.minutes(minutes);
  const total = subjects.reduce((sum, subject) => sum + subject.duration_minutes, 0);
  if (subjects.length === 0) {
    return <EmptyState title={intl.formatMessage({ id: 'catalogue.course.subjectsNone' })} />;
  }
  return (
    <Section
      title={intl.formatMessage({ id: 'catalogue.course.subjects' })}
      beside={
        <Text size="small" tone="muted">
          {/* A programme that counts practice, too, has no sum. */}
          {total > 0 && total === course.theory_minutes
            ? intl.formatMessage(
                { id: 'catalogue.course.subjectsTotal' },
                { topics, duration: format.minutes(total) },
              )
            : topics}
        </Text>
      }
    >
      <SubjectsAccordion
        subjects={subjects.map((subject) => ({
          id: String(subject.id),
          title: subject.title,
          duration: duration(subject.duration_minutes),
          parts: subject.parts.map((part) => ({
            id: String(part.id),
            title: part.title,
            type: materialTypeOf(part.module),
            duration: duration(part.duration_minutes),
          })),
        }))}
      />
      {subjects.some(({ parts }) => parts.some(({ free }) => free)) && (
        <div className={styles.after}>
          <ButtonLink variant="outline" href={aboutPath(course.id, 'sample')}>
            {intl.formatMessage({ id: 'catalogue.course.sample' })}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
