import type { AnswerValue, RecallQuestion } from '@medeina/contract';
import { Question, QuestionFeedback } from '@medeina/design-system/domain/Question';
import { Button } from '@medeina/design-system/primitives/Button';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Answer } from '../../../activities/Answer.tsx';
import { toldOf } from '../../../data/learning/recall.ts';
import * as styles from './dashboard.css.ts';

interface RecallSittingProps {
  readonly questions: readonly RecallQuestion[];
  /** Null: the person did not know. */
  readonly onAnswer: (question: RecallQuestion, answer: AnswerValue | null) => void;
  readonly onEnd: () => void;
}

/** One question after the other: answered, and at once what is right and why. It can be left at any time. */
export default function RecallSitting({ questions, onAnswer, onEnd }: RecallSittingProps) {
  const [place, setPlace] = useState(0);
  const asked = questions[place];
  if (asked === undefined) return null;
  const isLast = place === questions.length - 1;
  return (
    <Asked
      key={asked.card}
      asked={asked}
      number={place + 1}
      total={questions.length}
      onAnswer={onAnswer}
      onLeave={onEnd}
      onward={isLast ? onEnd : () => setPlace(place + 1)}
    />
  );
}

interface AskedProps {
  readonly asked: RecallQuestion;
  readonly number: number;
  readonly total: number;
  readonly onAnswer: RecallSittingProps['onAnswer'];
  readonly onLeave: () => void;
  /** To the next question, or to the end. */
  readonly onward: () => void;
}

function Asked({ asked, number, total, onAnswer, onLeave, onward }: AskedProps) {
  const intl = useIntl();
  const [value, setValue] = useState<AnswerValue>();
  const [told, setTold] = useState<ReturnType<typeof toldOf>>();
  const region = useRef<HTMLElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const isTold = told !== undefined;
  // The focus goes to each question, and from the button that is gone to the one in its place.
  useEffect(() => {
    if (region.current === null) return;
    region.current.tabIndex = -1;
    region.current.focus();
  }, []);
  useEffect(() => {
    if (isTold) forward.current?.focus();
  }, [isTold]);
  const text = (id: string) => intl.formatMessage({ id: `learning.recall.${id}` });
  const question = told ?? asked.question;

  const reply = (answer: AnswerValue | null) => {
    setTold(toldOf(asked, answer));
    onAnswer(asked, answer);
  };

  return (
    <Panel>
      <div className={styles.sitting}>
        <Text size="small" tone="muted">
          {asked.course.title}
        </Text>
        <Question
          ref={region}
          number={number}
          total={total}
          text={question.text}
          state={told?.result.state ?? 'unanswered'}
          canFlag={false}
          headingLevel={3}
          feedback={
            told !== undefined && (
              <QuestionFeedback
                announce
                result={told.result.state}
                correctAnswer={told.result.right ?? undefined}
              >
                {told.result.explanation ?? undefined}
              </QuestionFeedback>
            )
          }
        >
          <Answer question={question} value={told?.answer ?? value} onChange={setValue} />
        </Question>
        <div className={styles.sittingActions}>
          {isTold ? (
            <Button ref={forward} onClick={onward}>
              {text(number === total ? 'end' : 'onward')}
            </Button>
          ) : (
            <>
              <Button disabled={!isGiven(value)} onClick={() => reply(value ?? null)}>
                {text('check')}
              </Button>
              <Button variant="outline" onClick={() => reply(null)}>
                {text('unknown')}
              </Button>
            </>
          )}
          {!(isTold && number === total) && (
            <Button variant="ghost" onClick={onLeave}>
              {text('later')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function isGiven(value: AnswerValue | undefined): boolean {
  if (value === undefined) return false;
  return typeof value === 'string' ? value.trim() !== '' : Object.keys(value).length > 0;
}
