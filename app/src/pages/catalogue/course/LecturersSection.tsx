import type { Lecturer } from '@medeina/contract';
import { LecturerList } from '@medeina/design-system/domain/LecturerList';
import { useIntl } from 'react-intl';
import { Section } from './About.tsx';

/** Who teaches the course. */
export function LecturersSection({ lecturers }: { readonly lecturers: readonly Lecturer[] }) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage({ id: 'catalogue.course.lecturers' })}>
      <LecturerList
        lecturers={lecturers.map(({ name, profession, about }) => ({
          name,
          profession,
          about: about ?? undefined,
        }))}
      />
    </Section>
  );
}
