import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { beginningOf } from '../../data/beginningOf.ts';
import { useCourse } from '../../data/catalogueCourse.ts';
import { estimateRange } from '../../data/catalogueEstimate.ts';
import { offeredCourse } from '../../data/offeredCourse.ts';
import { ContactForm } from './ContactForm.tsx';

/** The course that a link names: by its id, or in words. */
function useAskedCourse(search: URLSearchParams): string {
  const id = offeredCourse(search);
  const { course } = useCourse(id);
  return id === undefined ? beginningOf(search.get('course') ?? '', 200) : (course?.title ?? '');
}

/** The form with which one asks for an offer. A link may name the course and a number of people. */
export default function OfferFormBlock() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const text = (id: string) => intl.formatMessage({ id: `content.offer.${id}` });
  const course = useAskedCourse(parameters);
  const people = Number(parameters.get('people') ?? Number.NaN);
  const isGroup = Number.isInteger(people) && people >= 1 && people <= estimateRange.max;
  const firstLine =
    course === ''
      ? ''
      : isGroup
        ? intl.formatMessage({ id: 'content.offer.message.group' }, { course, people })
        : intl.formatMessage({ id: 'content.offer.message.course' }, { course });

  return (
    <ContactForm
      label={text('title')}
      hasPhone
      hint={text('message.hint')}
      submit={text('submit')}
      done={{ subject: text('done'), message: text('done.text') }}
      firstLine={firstLine}
    />
  );
}
