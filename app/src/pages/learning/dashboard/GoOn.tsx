import type { PurchasedCourse } from '@medeina/contract';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { GrowthRings } from '@medeina/design-system/primitives/GrowthRings';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import { usePersonalCall } from '../../../data/hooks.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

/** How far each topic is. The answer is the page that the button leads to, which then has it at once. */
function Rings({ id }: Pick<PurchasedCourse, 'id'>) {
  const { data } = usePersonalCall('learning.purchased.detail', { params: { id } });
  const topics = data?.data.theory ?? [];
  return (
    <span className={styles.rings}>
      {topics.length > 0 && (
        <GrowthRings
          size="xl"
          topics={topics.map(({ completed: { done, total } }) => (total === 0 ? 0 : done / total))}
        />
      )}
    </span>
  );
}

/** The course opened last that is not finished, with the one button that leads to where its learner left. */
export function GoOn({ course }: { readonly course: PurchasedCourse }) {
  const intl = useIntl();
  const text = useText();
  const { current, completed } = course;
  if (current === null) return null;
  const hasBegun = completed.done > 0;
  return (
    <section className={styles.resume} aria-labelledby="go-on">
      <Panel tone="deep">
        <div className={styles.goOn}>
          <div className={styles.resumeWords}>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: hasBegun ? 'learning.resume.eyebrow' : 'learning.resume.start' })}
            </Text>
            <Heading id="go-on" level={2}>
              {course.title}
            </Heading>
            <Text tone="muted">
              {text('topic', {
                number: current.topic_number,
                topic: current.topic_title,
                title: current.title,
              })}
            </Text>
            <div className={styles.resumeAction}>
              <ButtonLink
                variant="amber"
                href={coursePath(course, 'theory', {
                  topic: current.topic_id,
                  material: current.course_module_id,
                })}
              >
                {intl.formatMessage({ id: hasBegun ? 'learning.resume.action' : 'learning.resume.begin' })}
              </ButtonLink>
              <Text size="small" tone="muted">
                {text('parts', { done: completed.done, total: completed.total })}
              </Text>
            </div>
          </div>
          <Rings id={course.id} />
        </div>
      </Panel>
    </section>
  );
}
