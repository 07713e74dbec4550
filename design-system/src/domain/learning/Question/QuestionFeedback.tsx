import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import { formatNumber } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { questionFeedbackWords } from './QuestionFeedback.words.ts';
import type { QuestionFeedbackWord } from './QuestionFeedback.words.ts';
import { stateLooks } from './states.ts';
import type { QuestionState } from './states.ts';
import * as styles from './Question.css.ts';

export interface QuestionFeedbackProps extends RootProps<HTMLDivElement> {
  /** What came of the answer. */
  result: Exclude<QuestionState, 'unanswered' | 'answered'>;
  /** What it earned, out of `marks`. */
  earned?: number | undefined;
  /** The most that it could earn. */
  marks?: number | undefined;
  /** What would have been right, where the test shows it. */
  correctAnswer?: ReactNode;
  /** Why, and what to read again. */
  children?: ReactNode;
  /** Reads it out as it appears, after the person sent the answer. */
  announce?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<QuestionFeedbackWord, string>> | undefined;
}

/** What came of an answer: the result in a word, the marks in numbers, the right answer and why. */
export function QuestionFeedback({
  result,
  earned,
  marks,
  correctAnswer,
  children,
  announce = false,
  texts,
  ...rest
}: QuestionFeedbackProps) {
  const say = useWords(questionFeedbackWords, texts);
  const { locale } = useMedeina();
  return (
    <div
      {...rest}
      role={announce ? 'status' : undefined}
      className={classes(styles.feedback, styles.feedbackGrounds[result])}
    >
      <span className={classes(styles.feedbackIcon, styles.feedbackInks[result])}>
        <Icon icon={stateLooks[result].icon} />
      </span>
      <div className={styles.feedbackBody}>
        <p className={styles.feedbackHead}>
          <b className={classes(styles.feedbackTitle, styles.feedbackInks[result])}>{say(result)}</b>
          {earned !== undefined && marks !== undefined && (
            <span>
              {say('earned', { earned: formatNumber(earned, locale), marks: formatNumber(marks, locale) })}
            </span>
          )}
        </p>
        {correctAnswer !== undefined && (
          <div className={styles.line}>
            {say('answer')} <b>{correctAnswer}</b>
          </div>
        )}
        {children !== undefined && <div className={styles.line}>{children}</div>}
      </div>
    </div>
  );
}
