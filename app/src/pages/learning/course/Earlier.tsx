import type { PurchasedDetail } from '@medeina/contract';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@medeina/design-system/primitives/Accordion';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../../../data/dayOf.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { usePersonalCall } from '../../../data/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import * as styles from './course.css.ts';

interface AttemptProps {
  readonly courseId: number;
  readonly attempt: number;
}

/** What was done that time: its grade, and each material with whether it was completed. */
function Attempt({ courseId, attempt }: AttemptProps) {
  const intl = useIntl();
  const input = { params: { id: courseId }, query: { attempt } };
  const { data, error, mutate } = usePersonalCall('learning.purchased.detail', input);
  if (data === undefined)
    return error === undefined ? (
      <Skeleton width="most" />
    ) : (
      <LoadFailed error={error} onRetry={() => void mutate()} />
    );
  const { theory, grade } = data.data;
  return (
    <Stack gap={20}>
      {grade !== null && (
        <Text>
          {intl.formatMessage({ id: 'learning.general.grade' })}{' '}
          {intl.formatMessage({ id: 'learning.general.grade.of' }, { grade })}
        </Text>
      )}
      {theory.map((topic) => (
        <div key={topic.id}>
          <Text>
            <b>{topic.title}</b>
          </Text>
          <ul className={styles.earlier}>
            {topic.sections
              .flatMap(({ parts }) => parts)
              .filter(({ completion }) => completion !== 0)
              .map((part) => (
                <li key={part.id} className={styles.topicProgressWords}>
                  <span>{part.title}</span>
                  <Text as="span" size="small" tone="muted" nowrap>
                    {intl.formatMessage({
                      id: part.completed ? 'learning.earlier.done' : 'learning.earlier.undone',
                    })}
                  </Text>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

/** The times that the learner took the course before. Each is read when it is opened. */
export function Earlier({ course: { id, earlier } }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <AccordionRoot measure="full" open={open} onOpenChange={setOpen}>
      {earlier.map(({ attempt, enrolled, completed_at: completed }) => (
        <AccordionItem key={attempt} value={String(attempt)}>
          <AccordionTrigger
            meta={
              completed === null
                ? undefined
                : intl.formatMessage(
                    { id: 'learning.earlier.finished' },
                    { day: format.fullDay(dayOf(new Date(completed))) },
                  )
            }
          >
            {intl.formatMessage(
              { id: 'learning.earlier.begun' },
              { day: format.fullDay(dayOf(new Date(enrolled))) },
            )}
          </AccordionTrigger>
          <AccordionContent>
            {open.includes(String(attempt)) && <Attempt courseId={id} attempt={attempt} />}
          </AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
