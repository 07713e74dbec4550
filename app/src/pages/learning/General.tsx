import type { PurchasedDetail } from '@medeina/contract';
import { AbilityList } from '@medeina/design-system/domain/AbilityList';
import { Awards } from '@medeina/design-system/domain/Awards';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { ProgressBar } from '@medeina/design-system/primitives/ProgressBar';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { placeOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { coursePath } from '../../data/learning/coursePath.ts';
import { nextMaterial } from '../../data/learning/course.ts';
import { Resume } from './Resume.tsx';
import * as styles from './course.css.ts';

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

/** The course as a whole: what is next, how far each topic is, what the course gives, when and where practice is. */
export function General({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `learning.${id}` }, values);
  const buy = (id: string) => intl.formatMessage({ id: `catalogue.buy.${id}` });
  const [product] = course.products;
  const isDated = product !== undefined && product.start_date !== null;
  const place = isDated ? placeOf(product, { withName: true }) : undefined;
  const facts = [
    { label: buy('format'), value: intl.formatMessage({ id: `catalogue.format.${course.format}` }) },
    ...(course.duration_hours > 0
      ? [{ label: buy('duration'), value: format.hours(course.duration_hours) }]
      : []),
    ...(isDated && product.start_date !== null
      ? [{ label: buy('starts'), value: format.capital(format.days(product.start_date, product.end_date)) }]
      : []),
    ...(place === undefined ? [] : [{ label: buy('place'), value: place }]),
    ...(course.format === 'online' ? [] : [{ label: buy('practice'), value: buy('practice.room') }]),
    { label: text('general.enrolled'), value: format.capital(format.day(course.enrolled.slice(0, 10))) },
    ...(course.completed_at === null
      ? []
      : [
          {
            label: text('general.completedAt'),
            value: format.capital(format.day(course.completed_at.slice(0, 10))),
          },
        ]),
  ];
  const [first] = course.theory;
  const description =
    course.overview.description === '' ? course.fullDescription : course.overview.description;
  return (
    <Split ratio="course-body">
      <div className={styles.generalMain}>
        {first !== undefined && <Resume course={course} topic={first} next={nextMaterial(course)} />}
        {course.theory.length > 0 && (
          <Part title={text('general.topics')}>
            <Stack as="ol" gap={20}>
              {course.theory.map((topic) => {
                const { done, total } = topic.completed;
                const count = text('section.progress', { done, total });
                return (
                  <li key={topic.id} className={styles.topicProgress}>
                    <span className={styles.topicProgressWords}>
                      {topic.availability_status ? (
                        <Link kind="quiet" href={coursePath(course.id, 'theory', { topic: topic.id })}>
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
                    <ProgressBar
                      value={done}
                      max={Math.max(total, 1)}
                      label={topic.title}
                      valueText={count}
                    />
                  </li>
                );
              })}
            </Stack>
          </Part>
        )}
        {description !== '' && (
          <Part title={text('general.about')}>
            <RichText html={description} />
          </Part>
        )}
        {course.abilities.length > 0 && (
          <Part title={text('general.abilities')}>
            <AbilityList abilities={course.abilities} />
          </Part>
        )}
      </div>
      <Stack gap={20}>
        <Panel as="section">
          <Heading level={2} size="h4">
            {text('general.facts')}
          </Heading>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt className={styles.factName}>{fact.label}</dt>
                <dd className={styles.factValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Awards
          label={buy('awards')}
          awards={course.awards.map((award) => ({
            title: award.title,
            subtitle: award.subtitle ?? undefined,
            image: award.image ?? undefined,
          }))}
        />
      </Stack>
    </Split>
  );
}
