import type { PurchasedDetail, Topic } from '@medeina/contract';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../../data/format.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { typeOf } from '../../../data/learning/course.ts';
import type { PlacedMaterial } from '../../../data/learning/course.ts';
import { Finished } from './Finished.tsx';
import { useRenew } from './useRenew.ts';
import * as styles from './course.css.ts';

export interface ResumeProps {
  readonly course: PurchasedDetail;
  /** The topic that is open. */
  readonly topic: Topic;
  readonly next: PlacedMaterial | undefined;
}

/** The certificate runs out: the course can be taken again. */
function Renewal({ id }: { readonly id: number }) {
  const intl = useIntl();
  const { renew, isBusy } = useRenew(id);
  return (
    <Panel tone="deep" as="section">
      <div className={styles.resume}>
        <div className={styles.resumeWords}>
          <Heading level={2} size="h3">
            {intl.formatMessage({ id: 'learning.renew' })}
          </Heading>
          <Text tone="muted">{intl.formatMessage({ id: 'learning.renew.text' })}</Text>
        </div>
        <Button variant="amber" loading={isBusy} onClick={renew}>
          {intl.formatMessage({ id: 'learning.renew.action' })}
        </Button>
      </div>
    </Panel>
  );
}

/** What is next, with the one button that goes there; or that all of it is done. */
export function Resume({ course, topic, next }: ResumeProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `learning.${id}` }, values);

  // Before what was added since: the letter about the end of the certificate leads to this button.
  if (course.can_renew) return <Renewal key={course.id} id={course.id} />;
  if (next === undefined) {
    const isFinished = course.completed.total > 0 && course.completed.done === course.completed.total;
    return isFinished ? <Finished course={course} /> : null;
  }

  const { material } = next;
  const isAdded = course.completed_at !== null;
  const hasBegun = course.completed.done > 0 && !isAdded;
  const facts = [
    intl.formatMessage({ id: `learning.module.${typeOf(material)}` }),
    ...(material.duration === null || material.duration === 0 ? [] : [format.minutes(material.duration)]),
    ...(next.topic.id === topic.id
      ? []
      : [text('resume.topic', { number: next.topicNumber, title: next.topic.title })]),
  ].join(' · ');
  return (
    <Panel tone="deep" as="section">
      <div className={styles.resume}>
        <div className={styles.resumeWords}>
          <Text size="small" tone="muted">
            {text(isAdded ? 'resume.added' : hasBegun ? 'resume.eyebrow' : 'resume.start')}
          </Text>
          <Heading level={2} size="h3">
            {material.title}
          </Heading>
          <Text size="small" tone="muted">
            {facts}
          </Text>
        </div>
        <ButtonLink
          variant="amber"
          href={coursePath(course, 'theory', {
            topic: next.topic.id,
            material: material.course_module_id,
          })}
        >
          {text(hasBegun ? 'resume.action' : 'resume.begin')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
