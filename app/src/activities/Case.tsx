import type { AnswerValue, AskedQuestion } from '@medeina/contract';
import { ScenarioPath, type ScenarioStep } from '@medeina/design-system/domain/ScenarioPath';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import type { Ref } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

export type CaseQuestion = Extract<AskedQuestion, { type: 'path' }>;

/** The case of an activity that is one. */
export function caseOf(questions: readonly AskedQuestion[]): CaseQuestion | undefined {
  return questions.find((question): question is CaseQuestion => question.type === 'path');
}

type Answer = AnswerValue | null | undefined;

const wayOf = (value: Answer): readonly string[] => (Array.isArray(value) ? value : []);

/** Whether two answers are the same way through a case; none is the way before the first choice. */
export function isSameWay(one: Answer, other: Answer): boolean {
  return wayOf(one).join(' ') === wayOf(other).join(' ');
}

/** Whether a way through the case has come to an end. */
export function isAtEnd({ steps }: CaseQuestion, value: Answer): boolean {
  let [current] = steps;
  for (const id of wayOf(value)) {
    const to = current?.choices.find((choice) => choice.id === id)?.to;
    current = steps.find((step) => step.id === to);
  }
  return current !== undefined && current.choices.length === 0;
}

type CaseVitals = NonNullable<CaseQuestion['steps'][number]['vitals']>;

function shownVitals(vitals: CaseVitals): ScenarioStep['vitals'] {
  return Object.fromEntries(
    Object.entries(vitals).flatMap(([name, vital]) => {
      if (vital === undefined) return [];
      const { normal, ...measured } = vital;
      return [
        [name, normal === undefined ? measured : { ...measured, normal: [normal.from, normal.to] as const }],
      ];
    }),
  );
}

const aDay = 24 * 60;

/** How long the case has lasted; whole days and hours are said as such, and of a long one its days. */
function timeOf(minutes: number, intl: IntlShape): string {
  if (minutes >= 2 * aDay)
    return intl.formatMessage({ id: 'activity.case.days' }, { count: Math.round(minutes / aDay) });
  return minutes % 60 === 0
    ? intl.formatMessage({ id: 'activity.case.hours' }, { count: minutes / 60 })
    : intl.formatMessage({ id: 'activity.case.minutes' }, { count: minutes });
}

function shown(
  { id, title, text, minutes, vitals, outcome, choices }: CaseQuestion['steps'][number],
  intl: IntlShape,
): ScenarioStep {
  return {
    id,
    title,
    text:
      text === null && minutes === null ? undefined : (
        <Stack gap={8}>
          {minutes !== null && minutes > 0 && (
            <Text size="small" tone="muted">
              {timeOf(minutes, intl)}
            </Text>
          )}
          {text !== null && <Text>{text}</Text>}
        </Stack>
      ),
    vitals: vitals === null ? undefined : shownVitals(vitals),
    outcome: outcome ?? undefined,
    choices: choices.map(({ verdict, consequence, ...choice }) => ({
      ...choice,
      verdict: verdict ?? undefined,
      consequence: consequence ?? undefined,
    })),
  };
}

interface CaseProps {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly question: CaseQuestion;
  readonly value: Answer;
  /** Left out where nothing can be chosen: while an answer is awaited, and once the case is over. */
  readonly onChange?: ((way: AnswerValue) => void) | undefined;
}

/** A clinical case: the way so far, and where it has led. */
export function Case({ ref, title, question, value, onChange }: CaseProps) {
  const intl = useIntl();
  const { result } = question;
  return (
    <ScenarioPath
      ref={ref}
      title={title}
      steps={question.steps.map((step) => shown(step, intl))}
      value={wayOf(value)}
      onChange={(way) => onChange?.([...way])}
      disabled={onChange === undefined}
      score={result?.earned}
      maxScore={result === null ? undefined : question.marks}
      debrief={result?.explanation ?? undefined}
    />
  );
}
