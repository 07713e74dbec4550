import type { CourseDetail } from '@medeina/contract';
import { AbilityList } from '@medeina/design-system/domain/AbilityList';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './course.css.ts';

interface SectionProps {
  readonly title: string;
  /** Beside the title: a count, a way to more. */
  readonly beside?: ReactNode;
  /** The heading, for taking the focus. */
  readonly head?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, beside, head, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading ref={head} id={id} level={2} size="h3" tabIndex={head === undefined ? undefined : -1}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface DescriptionProps {
  readonly course: CourseDetail;
  /** Stands between the two. */
  readonly children?: ReactNode;
}

/** What one learns, and the course in words. */
export function Description({ course, children }: DescriptionProps) {
  const intl = useIntl();
  return (
    <>
      {course.abilities.length > 0 && (
        <Section title={intl.formatMessage({ id: 'catalogue.course.abilities' })}>
          <AbilityList abilities={course.abilities} />
        </Section>
      )}
      {children}
      {course.fullDescription !== '' && (
        <Section title={intl.formatMessage({ id: 'catalogue.course.about' })}>
          <RichText html={course.fullDescription} />
        </Section>
      )}
    </>
  );
}
