import type { ReactNode } from 'react';
import { Check, TriangleAlert, X } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { Say } from '../../../internal/words.ts';
import { useGroupRef } from '../../../primitives/Field/groupRef.ts';
import type { GroupRootProps } from '../../../primitives/Field/groupRef.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useQuestion } from './context.ts';
import type { AnswerWord } from './Answer.words.ts';
import * as styles from './Question.css.ts';

/** An option, a thing to order, a choice to match: plain text, so that it can be announced. */
export interface AnswerOption {
  id: string;
  label: string;
}

export const answerMarks = ['correct', 'wrong', 'missed'] as const;
/** `missed` is right, but was not chosen. */
export type AnswerMark = (typeof answerMarks)[number];

/** What came of an option, after the answer was sent. */
export interface OptionFeedback {
  mark?: AnswerMark | undefined;
  /** Why it is right or wrong. */
  words?: ReactNode;
}

/** The feedback by the options' ids. */
export type OptionFeedbacks = Readonly<Record<string, OptionFeedback>>;

/** What every answer takes. */
export interface AnswerProps extends GroupRootProps {
  /** The accessible name, where no `Question` around it says what is asked. */
  label?: string | undefined;
  /** The answer cannot be changed. Within a question that was sent this is so anyway. */
  disabled?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<AnswerWord, string>> | undefined;
}

interface AnswerGroupProps extends GroupRootProps {
  label: string | undefined;
  role?: 'radiogroup' | undefined;
  disabled: boolean;
  children: ReactNode;
}

/** The controls of an answer, named by the question's text. */
export function AnswerGroup({ label, role, disabled, children, ref, ...rest }: AnswerGroupProps) {
  const group = useGroupRef(ref);
  const { textId } = useQuestion();
  return (
    <fieldset
      {...rest}
      ref={group}
      role={role}
      aria-label={label}
      aria-labelledby={label === undefined ? textId : undefined}
      disabled={disabled}
      className={styles.group}
    >
      {children}
    </fieldset>
  );
}

const markIcons = { correct: Check, wrong: X, missed: TriangleAlert } as const;

/** The word and the icon of a mark, and the reason. */
export function Mark({ feedback, say }: { feedback: OptionFeedback | undefined; say: Say<AnswerWord> }) {
  if (feedback === undefined) return null;
  return (
    <>
      {feedback.mark !== undefined && (
        <span className={classes(styles.mark, styles.marksOf[feedback.mark])}>
          <span className={styles.markIcon}>
            <Icon icon={markIcons[feedback.mark]} size="small" />
          </span>
          <span>{say(feedback.mark)}</span>
        </span>
      )}
      {feedback.words !== undefined && <div className={styles.why}>{feedback.words}</div>}
    </>
  );
}
