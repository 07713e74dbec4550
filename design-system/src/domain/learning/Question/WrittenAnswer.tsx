import { useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { parseDecimal, writeDecimal } from '../../../internal/decimal.ts';
import { useWords } from '../../../internal/words.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { AnswerGroup, Mark } from './AnswerGroup.tsx';
import type { AnswerProps, OptionFeedback } from './AnswerGroup.tsx';
import { answerWords } from './Answer.words.ts';
import { useQuestion } from './context.ts';
import * as styles from './Question.css.ts';

interface WrittenProps extends AnswerProps {
  /** What was written, to the letter. */
  value?: string | undefined;
  /** What is written at first, where the answer keeps its own. */
  defaultValue?: string | undefined;
  /** Gets what was written, at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** What came of the answer. */
  feedback?: OptionFeedback | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
}

export interface NumericAnswerProps extends WrittenProps {
  /** After the box: "mg", "ml/h". */
  unit?: string | undefined;
}

/** A number with its unit, as it was typed: never corrected. Says only when it is no number. */
export function NumericAnswer({
  value,
  defaultValue = '',
  onChange,
  feedback,
  name,
  unit,
  label,
  disabled = false,
  texts,
  ...rest
}: NumericAnswerProps) {
  const { locale } = useMedeina();
  const say = useWords(answerWords, texts);
  const { isSent } = useQuestion();
  const [isUnreadable, setUnreadable] = useState(false);
  const [written, setWritten] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'NumericAnswer',
  });
  const isNumber = written.trim() === '' || parseDecimal(written, locale) !== undefined;
  return (
    <AnswerGroup {...rest} label={label} disabled={disabled || isSent}>
      <div className={styles.figure}>
        <TextInput
          label={unit === undefined ? say('answer') : `${say('answer')}, ${unit}`}
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={written}
          error={
            isUnreadable && !isNumber ? say('unreadable', { example: writeDecimal(2.5, locale) }) : undefined
          }
          onChange={(event) => {
            setWritten(event.target.value);
          }}
          onBlur={() => {
            setUnreadable(true);
          }}
        />
      </div>
      <Mark feedback={feedback} say={say} />
    </AnswerGroup>
  );
}

export interface TextAnswerProps extends WrittenProps {
  /** Several lines, for an answer that a person marks. */
  multiline?: boolean | undefined;
  /** The most characters. */
  maxLength?: number | undefined;
}

/** A short text, or several lines. */
export function TextAnswer({
  value,
  defaultValue = '',
  onChange,
  feedback,
  name,
  multiline = false,
  maxLength,
  label,
  disabled = false,
  texts,
  ...rest
}: TextAnswerProps) {
  const say = useWords(answerWords, texts);
  const { isSent } = useQuestion();
  const [written, setWritten] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'TextAnswer',
  });
  const Entry = multiline ? TextArea : TextInput;
  return (
    <AnswerGroup {...rest} label={label} disabled={disabled || isSent}>
      <Entry
        label={say('answer')}
        // What a browser remembers or corrects would be its answer.
        autoComplete="off"
        spellCheck={false}
        name={name}
        maxLength={maxLength}
        value={written}
        onChange={(event: { target: { value: string } }) => {
          setWritten(event.target.value);
        }}
      />
      <Mark feedback={feedback} say={say} />
    </AnswerGroup>
  );
}
