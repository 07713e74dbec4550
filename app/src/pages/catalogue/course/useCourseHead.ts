import type { CourseDetail } from '@medeina/contract';
import { type IntlShape, useIntl } from 'react-intl';
import { type AboutTab, aboutPath } from '../../../data/catalogue/cards.ts';
import type { CallError } from '../../../session/transport.ts';
import { useConfig } from '../../../data/config.ts';
import { sharePath, useHead } from '../../../shell/head.tsx';
import { structuredData } from './structured.ts';

function titleOf({ title }: CourseDetail, tab: AboutTab, intl: IntlShape): string {
  return tab === 'about' ? title : `${intl.formatMessage({ id: `catalogue.course.tab.${tab}` })}: ${title}`;
}

function titleWithout(error: CallError | undefined, intl: IntlShape): string {
  if (error === undefined) return '';
  return intl.formatMessage({
    id: error.status === 404 ? 'catalogue.course.notFound' : 'catalogue.loadFailed',
  });
}

function descriptionOf({ shortDescription, format, title }: CourseDetail, intl: IntlShape): string {
  if (shortDescription !== '') return shortDescription;
  return intl.formatMessage(
    { id: 'catalogue.course.description' },
    { format: intl.formatMessage({ id: `catalogue.format.${format}` }), title },
  );
}

/** Title, description and structured data of a course's page. */
export function useCourseHead(
  id: number,
  tab: AboutTab,
  { course, error }: { readonly course: CourseDetail | undefined; readonly error: CallError | undefined },
): void {
  const intl = useIntl();
  const { public_url: origin } = useConfig();
  useHead({
    title: course === undefined ? titleWithout(error, intl) : titleOf(course, tab, intl),
    description: course === undefined ? undefined : descriptionOf(course, intl),
    canonical: aboutPath(id),
    isPrivate: course === undefined && error !== undefined,
    // Read from the server's document only: the browser does not need this code.
    ...(import.meta.env.SSR && course !== undefined
      ? {
          image: sharePath(intl.locale, id),
          structured: structuredData(course, {
            site: { origin, language: intl.locale },
            image: sharePath(intl.locale, id),
            courses: intl.formatMessage({ id: 'catalogue.courses.all' }),
          }),
        }
      : {}),
  });
}
