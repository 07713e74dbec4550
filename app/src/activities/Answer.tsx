import type { AnswerValue, AskedQuestion } from '@medeina/contract';
import {
  MatchingAnswer,
  MultipleAnswer,
  NumericAnswer,
  type OptionFeedbacks,
  OrderingAnswer,
  SingleAnswer,
  TextAnswer,
} from '@medeina/design-system/domain/Question';
import { Scale } from '@medeina/design-system/primitives/Scale';

export interface AnswerProps {
  readonly question: AskedQuestion;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue) => void;
}

const optionsOf = (parts: readonly { readonly id: string; readonly text: string }[]) =>
  parts.map(({ id, text }) => ({ id, label: text }));

function feedbackOf({ result }: AskedQuestion): OptionFeedbacks | undefined {
  if (result === null) return undefined;
  return Object.fromEntries(
    Object.entries(result.options).map(([id, { mark, words }]) => [
      id,
      { mark: mark ?? undefined, words: words ?? undefined },
    ]),
  );
}

const asText = (value: AnswerValue | undefined): string => (typeof value === 'string' ? value : '');
const asList = (value: AnswerValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);

function asPairs(value: AnswerValue | undefined): Readonly<Record<string, string>> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** The answer of a question, whatever its type. */
export function Answer({ question, value, onChange }: AnswerProps) {
  const feedback = feedbackOf(question);
  switch (question.type) {
    case 'single':
      return (
        <SingleAnswer
          options={optionsOf(question.options)}
          value={asText(value)}
          onChange={onChange}
          feedback={feedback}
        />
      );
    case 'multiple':
      return (
        <MultipleAnswer
          options={optionsOf(question.options)}
          value={asList(value)}
          onChange={(chosen) => onChange([...chosen])}
          feedback={feedback}
        />
      );
    case 'ordering':
      return (
        <OrderingAnswer
          options={optionsOf(question.options)}
          value={asList(value)}
          onChange={(order) => onChange([...order])}
        />
      );
    case 'matching':
      return (
        <MatchingAnswer
          prompts={optionsOf(question.prompts)}
          choices={optionsOf(question.choices)}
          value={asPairs(value)}
          onChange={(pairs) => onChange({ ...pairs })}
        />
      );
    case 'numeric':
      return <NumericAnswer value={asText(value)} onChange={onChange} unit={question.unit ?? undefined} />;
    case 'text':
      return (
        <TextAnswer
          value={asText(value)}
          onChange={onChange}
          multiline={question.multiline}
          maxLength={question.multiline ? 4000 : 300}
        />
      );
    case 'scale':
      return (
        <Scale
          label={question.text}
          labelHidden
          min={question.from}
          max={question.to}
          low={question.low}
          high={question.high}
          value={asText(value)}
          onChange={onChange}
        />
      );
    default:
      // A case is shown as a whole.
      return null;
  }
}
