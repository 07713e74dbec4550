import type { PurchasedDetail, Topic } from '@medeina/contract';
import { AbilityList } from '@medeina/design-system/domain/AbilityList';
import { Awards } from '@medeina/design-system/domain/Awards';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { Link } from '@medeina/design-system/primitives/Link';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { ProgressBar } from '@medeina/design-system/primitives/ProgressBar';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { awardOf, datesOf, placeOf } from '../../../data/catalogue/cards.ts';
import { lengthsOf } from '../../../data/catalogue/lengths.ts';
import { dayOf } from '../../../data/dayOf.ts';
import { type CatalogueFormat, useCatalogueFormat } from '../../../data/format.ts';
import { type CourseName, coursePath, gradesPath } from '../../../data/learning/coursePath.ts';
import { nextMaterial } from '../../../data/learning/course.ts';
import { CertificatePart } from './CertificatePart.tsx';
import { Earlier } from './Earlier.tsx';
import { Resume } from './Resume.tsx';
import * as styles from './course.css.ts';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading id={id} level={2} size="h3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Topics({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  return (
    <Part title={intl.formatMessage({ id: 'learning.general.topics' })}>
      <Stack as="ol" gap={20}>
        {course.theory.map((topic) => (
          <TopicProgress key={topic.id} course={course} topic={topic} />
        ))}
      </Stack>
    </Part>
  );
}

interface TopicProgressProps {
  readonly course: CourseName;
  readonly topic: Topic;
}

/** A topic with how much of it is done; it leads there where it is open. */
function TopicProgress({ course, topic }: TopicProgressProps) {
  const intl = useIntl();
  const { done, total } = topic.completed;
  const count = intl.formatMessage({ id: 'learning.section.progress' }, { done, total });
  return (
    <li className={styles.topicProgress}>
      <span className={styles.topicProgressWords}>
        {topic.availability_status ? (
          <Link kind="quiet" href={coursePath(course, 'theory', { topic: topic.id })}>
            {topic.title}
          </Link>
        ) : (
          <Text as="span" tone="muted">
            {topic.title}
          </Text>
        )}
        <Text as="span" size="small" tone="muted" tabular nowrap>
          {count}
        </Text>
      </span>
      <ProgressBar value={done} max={Math.max(total, 1)} label={topic.title} valueText={count} />
    </li>
  );
}

/** The grade, which leads to all of them where the course shows them. */
function CourseGrade({ course }: { readonly course: PurchasedDetail }) {
  const { grade, showGrades } = course;
  const intl = useIntl();
  if (!showGrades) return intl.formatMessage({ id: 'learning.general.grade.hidden' });
  return (
    <Link href={gradesPath(course)}>
      {grade === null
        ? intl.formatMessage({ id: 'learning.general.grade.none' })
        : intl.formatMessage({ id: 'learning.general.grade.of' }, { grade })}
    </Link>
  );
}

/** The environment that the course is studied in, which leads there. */
function Away({ course: { environment_name: name, lms_url: url } }: { readonly course: PurchasedDetail }) {
  return url === null ? name : <Link href={url}>{name}</Link>;
}

/** Format, theory and practice, start and place of the practice, and when the learner came and finished. */
function factsOf(course: PurchasedDetail, intl: IntlShape, format: CatalogueFormat): readonly Fact[] {
  const [product] = course.products;
  const { theory, practice, whole } = lengthsOf(course, product, intl, format);
  const room =
    course.format === 'online' ? undefined : intl.formatMessage({ id: 'catalogue.buy.practice.room' });
  const isDated = product !== undefined && product.start_date !== null;
  const day = (moment: string) => format.capital(format.day(dayOf(new Date(moment))));
  const facts: readonly [id: string, value: ReactNode][] = [
    ['catalogue.buy.format', intl.formatMessage({ id: `catalogue.format.${course.format}` })],
    ['catalogue.buy.duration', whole],
    ['catalogue.buy.theory', theory],
    ['catalogue.buy.starts', isDated ? datesOf(product, intl, format) : undefined],
    ['catalogue.buy.place', isDated ? placeOf(product, { withName: true }) : undefined],
    ['catalogue.buy.practice', practice ?? room],
    [
      'learning.general.environment',
      course.lms_url === null ? undefined : <Away key="away" course={course} />,
    ],
    ['learning.general.enrolled', course.enrolled === null ? undefined : day(course.enrolled)],
    ['learning.general.grade', <CourseGrade key="grade" course={course} />],
    ['learning.general.completedAt', course.completed_at === null ? undefined : day(course.completed_at)],
  ];
  return facts.flatMap(([id, value]) =>
    value === undefined ? [] : [{ label: intl.formatMessage({ id }), value }],
  );
}

function Facts({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  return (
    <Panel as="section">
      <Heading level={2} size="h4">
        {intl.formatMessage({ id: 'learning.general.facts' })}
      </Heading>
      <dl className={styles.facts}>
        {factsOf(course, intl, format).map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.factName}>{fact.label}</dt>
            <dd className={styles.factValue}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Whole days from today to a day, by the clock of the person. */
function daysUntil(day: string, today = new Date()): number {
  const midnight = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return Math.round((Date.parse(day) - midnight) / 86_400_000);
}

/** When the practice is, in how many days, and where: nothing once it is over. */
function Practice({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const [product] = course.products;
  if (product === undefined || product.start_date === null) return null;
  if (daysUntil(product.end_date ?? product.start_date) < 0) return null;
  const days = Math.max(0, daysUntil(product.start_date));
  const when = intl.formatMessage(
    { id: 'learning.general.practice' },
    {
      when: intl.formatRelativeTime(days, 'day', { numeric: 'auto' }),
      days: format.days(product.start_date, product.end_date),
    },
  );
  const place = placeOf(product, { withName: true });
  return (
    <p className={styles.practiceLine}>
      <Icon icon={CalendarDays} />
      <span>{place === undefined ? when : `${when}, ${place}`}</span>
    </p>
  );
}

/** The course as a whole: what is next, how far each topic is, what the course gives, when and where practice is. */
export function General({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `learning.general.${id}` });
  const [first] = course.theory;
  const description =
    course.overview.description === '' ? course.fullDescription : course.overview.description;
  return (
    <Split ratio="course-body">
      <div className={styles.generalMain}>
        <Practice course={course} />
        {first !== undefined && <Resume course={course} topic={first} next={nextMaterial(course)} />}
        {course.certificate && (
          <Part title={intl.formatMessage({ id: 'learning.certificate' })}>
            <CertificatePart course={course} />
          </Part>
        )}
        {course.theory.length > 0 && <Topics course={course} />}
        {description !== '' && (
          <Part title={text('about')}>
            <RichText html={description} />
          </Part>
        )}
        {course.abilities.length > 0 && (
          <Part title={text('abilities')}>
            <AbilityList abilities={course.abilities} />
          </Part>
        )}
        {course.earlier.length > 0 && (
          <Part title={intl.formatMessage({ id: 'learning.earlier' })}>
            <Earlier course={course} />
          </Part>
        )}
      </div>
      <Stack gap={20}>
        <Facts course={course} />
        <Awards awards={course.awards.map(awardOf)} />
      </Stack>
    </Split>
  );
}
