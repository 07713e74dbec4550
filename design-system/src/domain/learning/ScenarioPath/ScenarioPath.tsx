import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronRight, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { formatNumber } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { scenarioPathWords } from './ScenarioPath.words.ts';
import type { ScenarioPathWord } from './ScenarioPath.words.ts';
import { VitalSigns } from './VitalSigns.tsx';
import type { Vitals } from './vitals.ts';
import * as styles from './ScenarioPath.css.ts';

export const scenarioVerdicts = ['good', 'partly', 'bad'] as const;
/** How good a choice, or the end, was. */
export type ScenarioVerdict = (typeof scenarioVerdicts)[number];

/** What can be done at a step. */
export interface ScenarioChoice {
  id: string;
  label: string;
  /** The id of the step it leads to. */
  to: string;
  /** How good it is; shown once it was taken. */
  verdict?: ScenarioVerdict | undefined;
  /** What came of it; shown once it was taken. */
  consequence?: ReactNode;
}

/** A step of the case; without choices it is an end. */
export interface ScenarioStep {
  id: string;
  /** "The patient does not answer" */
  title: string;
  text?: ReactNode;
  vitals?: Vitals | undefined;
  choices?: readonly ScenarioChoice[] | undefined;
  /** Of an end: how it went for the patient. */
  outcome?: ScenarioVerdict | undefined;
}

export interface ScenarioPathProps extends RootProps {
  /** The name of the case. */
  title: string;
  /** The first one begins the case; others are reached by choices. */
  steps: readonly ScenarioStep[];
  /** The ids of the choices that were taken, from the first. */
  value?: readonly string[] | undefined;
  /** The choices taken at first, where the path keeps its own. */
  defaultValue?: readonly string[] | undefined;
  /** Gets all choices that were taken, with the new one. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** What was earned, at the end. */
  score?: number | undefined;
  /** The most that could be earned. */
  maxScore?: number | undefined;
  /** The debrief, at the end. */
  debrief?: ReactNode;
  /** The answer is on its way: nothing can be chosen. */
  disabled?: boolean | undefined;
  /** The level of the heading with the title; steps are one below. */
  headingLevel?: 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ScenarioPathWord, string>> | undefined;
}

const none: readonly string[] = [];
const icons = { good: CircleCheck, partly: TriangleAlert, bad: CircleX } as const;
const outcomeWords = { good: 'outcomeGood', partly: 'outcomePartly', bad: 'outcomeBad' } as const;
const headings = { 2: ['h2', 'h3'], 3: ['h3', 'h4'] } as const;

interface Taken {
  step: ScenarioStep;
  choice: ScenarioChoice;
}

/** Follows the choices through the steps, as far as they fit. */
function follow(steps: readonly ScenarioStep[], chosen: readonly string[]) {
  const taken: Taken[] = [];
  let current = steps[0];
  for (const id of chosen) {
    const choice = current?.choices?.find((one) => one.id === id);
    const next = steps.find((step) => step.id === choice?.to);
    if (current === undefined || choice === undefined || next === undefined) break;
    taken.push({ step: current, choice });
    current = next;
  }
  return { taken, current };
}

/** A clinical case, step by step: how the patient is, what can be done, what came of it, and how it ended. */
export function ScenarioPath({
  title,
  steps,
  value,
  defaultValue = none,
  onChange,
  score,
  maxScore,
  debrief,
  disabled = false,
  headingLevel = 2,
  texts,
  ...rest
}: ScenarioPathProps) {
  const own = useId();
  const say = useWords(scenarioPathWords, texts);
  const { locale } = useMedeina();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'ScenarioPath',
  });
  const { taken, current } = follow(steps, chosen);
  misuse?.(
    'ScenarioPath',
    taken.length < chosen.length,
    `no step has the choice "${chosen[taken.length]}" after ${taken.length}; give choices of \`steps\`.`,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current?.id);
  useEffect(() => {
    if (shown.current === current?.id) return;
    shown.current = current?.id;
    // The choice that was pressed is gone; the new step is read.
    heading.current?.focus();
  }, [current]);

  const [Title, StepTitle] = headings[headingLevel];
  const outcome = current?.outcome;
  return (
    <section {...rest} aria-labelledby={`${own}-title`} className={styles.scenario}>
      <Title id={`${own}-title`} className={styles.title}>
        {title}
      </Title>
      {taken.length > 0 && <Path taken={taken} say={say} />}
      {current === undefined ? (
        <EmptyState title={say('empty')} />
      ) : (
        <div className={styles.step}>
          {outcome === undefined ? (
            <StepTitle ref={heading} tabIndex={-1} className={styles.stepTitle}>
              {`${say('step', { number: taken.length + 1 })}. ${current.title}`}
            </StepTitle>
          ) : (
            <div className={classes(styles.outcome, styles.outcomes[outcome])}>
              <StepTitle ref={heading} tabIndex={-1} className={styles.outcomeTitle}>
                <span className={styles.dots[outcome]}>
                  <Icon icon={icons[outcome]} />
                </span>
                <span>{`${say(outcomeWords[outcome])}. ${current.title}`}</span>
              </StepTitle>
              {score !== undefined && maxScore !== undefined && (
                <p className={styles.score}>
                  {say('score', {
                    score: formatNumber(score, locale),
                    most: formatNumber(maxScore, locale),
                  })}
                </p>
              )}
            </div>
          )}
          {current.text !== undefined && <div className={styles.text}>{current.text}</div>}
          {current.vitals !== undefined && (
            <VitalSigns vitals={current.vitals} before={taken.at(-1)?.step.vitals} texts={texts} />
          )}
          {current.choices !== undefined && current.choices.length > 0 && (
            <>
              <p id={`${own}-ask`} className={styles.ask}>
                {say('choices')}
              </p>
              <ul aria-labelledby={`${own}-ask`} className={styles.choices}>
                {current.choices.map((choice) => (
                  <li key={choice.id}>
                    <button
                      type="button"
                      // Not `disabled`: the focus would be lost while an answer is on its way.
                      aria-disabled={disabled}
                      className={styles.choice}
                      onClick={() => {
                        if (!disabled) setChosen([...taken.map((one) => one.choice.id), choice.id]);
                      }}
                    >
                      <span className={styles.choiceWords}>{choice.label}</span>
                      <Icon icon={ChevronRight} />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {outcome !== undefined && debrief !== undefined && <div className={styles.text}>{debrief}</div>}
        </div>
      )}
    </section>
  );
}

/** What was done so far and what came of it. */
function Path({ taken, say }: { taken: readonly Taken[]; say: Say<ScenarioPathWord> }) {
  return (
    <ol aria-label={say('path')} className={styles.taken}>
      {taken.map(({ step, choice }, index) => {
        const { verdict } = choice;
        return (
          // A case may come back to a step.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${String(index)} ${choice.id}`} className={styles.past}>
            <span className={classes(styles.dot, styles.dots[verdict ?? 'plain'])}>
              <Icon icon={verdict === undefined ? ChevronRight : icons[verdict]} />
            </span>
            <span className={styles.pastStep}>{`${say('step', { number: index + 1 })}. ${step.title}`}</span>
            <span className={styles.pastChoice}>
              {say('chosen', { choice: choice.label })}
              {verdict !== undefined && ` · ${say(verdict)}`}
            </span>
            {choice.consequence !== undefined && <div className={styles.pastWords}>{choice.consequence}</div>}
          </li>
        );
      })}
    </ol>
  );
}
