import type { RecallQuestion } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../../data/format.ts';
import type { Learning } from '../../../data/learning/progress.ts';
import { useRecalls } from '../../../data/learning/recall.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { dayOf } from '../../../data/dayOf.ts';
import * as styles from './dashboard.css.ts';

const RecallSitting = lazy(() => import('./RecallSitting.tsx'));

/** Questions of tests that were taken, asked again before they are forgotten. Nothing for who has taken no test. */
export function Recall({ learning }: { readonly learning: Learning }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const tellFailure = useTellFailure();
  const recalls = useRecalls(learning.waiting);
  const [sitting, setSitting] = useState<readonly RecallQuestion[]>();
  const [isSwitching, setSwitching] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) said.current?.focus();
  }, [isOver]);
  if (recalls === undefined) return null;
  const { isOn, due, nextAt } = recalls;
  if (isOn && due.length === 0 && nextAt === null && sitting === undefined && !isOver) return null;
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `learning.recall.${id}` }, values);

  const switchTo = async (is: boolean) => {
    setSwitching(true);
    try {
      await recalls.setOn(is);
      setSitting(undefined);
    } catch (error) {
      tellFailure(error, text('failed'));
    } finally {
      setSwitching(false);
    }
  };

  return (
    <section className={styles.part} aria-labelledby="recall">
      <div className={styles.head}>
        <Heading id="recall" level={2} size="h3">
          {text('title')}
        </Heading>
        <Button variant="ghost" size="sm" loading={isSwitching} onClick={() => void switchTo(!isOn)}>
          {text(isOn ? 'off' : 'on')}
        </Button>
      </div>
      {sitting === undefined ? (
        <div className={styles.recall}>
          <div role="status">
            <Text ref={said} tabIndex={-1}>
              {!isOn
                ? text('isOff')
                : due.length > 0
                  ? text('due', { count: due.length })
                  : nextAt === null
                    ? text('done')
                    : text('next', { day: format.day(dayOf(new Date(nextAt))) })}
            </Text>
          </div>
          {isOn && due.length > 0 && (
            <Button
              variant="outline"
              onClick={() => {
                setOver(false);
                setSitting(due);
              }}
            >
              {text('begin')}
            </Button>
          )}
        </div>
      ) : (
        <Suspense>
          <RecallSitting
            questions={sitting}
            onAnswer={(question, answer) => {
              recalls.note(question);
              learning.recall(question, answer);
            }}
            onEnd={() => {
              setSitting(undefined);
              setOver(true);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
