import { useLayoutEffect, useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { GripVertical } from 'lucide-react';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { AnswerGroup, Mark } from './AnswerGroup.tsx';
import type { AnswerOption, AnswerProps, OptionFeedbacks } from './AnswerGroup.tsx';
import { answerWords } from './Answer.words.ts';
import { useQuestion } from './context.ts';
import { useDragging } from './useDragging.ts';
import * as styles from './Question.css.ts';

export interface MatchingAnswerProps extends AnswerProps {
  /** What gets something each. */
  prompts: readonly AnswerOption[];
  /** What they get; one may belong to several, or to none. */
  choices: readonly AnswerOption[];
  /** The ids of the choices by those of the prompts. */
  value?: Readonly<Record<string, string>> | undefined;
  /** The pairs at first, where the answer keeps its own. */
  defaultValue?: Readonly<Record<string, string>> | undefined;
  /** Gets all pairs. */
  onChange?: ((value: Readonly<Record<string, string>>) => void) | undefined;
  /** What came of each prompt, by its id. */
  feedback?: OptionFeedbacks | undefined;
}

const none: Readonly<Record<string, string>> = {};

function nameOf(list: readonly AnswerOption[], id: string): string {
  return list.find((one) => one.id === id)?.label ?? '';
}

/** Pairs: a select each, and for a pointer choices to drag onto them. */
export function MatchingAnswer({
  prompts,
  choices,
  value,
  defaultValue = none,
  onChange,
  feedback,
  label,
  disabled = false,
  texts,
  ...rest
}: MatchingAnswerProps) {
  const say = useWords(answerWords, texts);
  const { isSent } = useQuestion();
  const [pairs, setPairs] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'MatchingAnswer',
  });
  const [announced, setAnnounced] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const isFixed = disabled || isSent;

  const drop = (prompt: string, choice: string) => {
    setPairs({ ...pairs, [prompt]: choice });
    setAnnounced(say('matched', { prompt: nameOf(prompts, prompt), choice: nameOf(choices, choice) }));
  };
  // The pairs change between two drops, the things that are dragged do not.
  const latest = useRef(drop);
  useLayoutEffect(() => {
    latest.current = drop;
  });
  useDragging(
    box,
    [...prompts, ...choices].map(({ id }) => id).join(' '),
    isFixed,
    ({ dragChoices }, element) =>
      dragChoices(element, (prompt, choice) => {
        latest.current(prompt, choice);
      }),
  );

  const used = new Set(Object.values(pairs));
  return (
    <AnswerGroup {...rest} label={label} disabled={isFixed}>
      <div ref={box}>
        {!isFixed && (
          // The selects offer the same.
          <ul aria-hidden="true" className={styles.pool}>
            {choices.map((choice) => (
              <li
                key={choice.id}
                className={styles.chip}
                data-choice={choice.id}
                data-used={used.has(choice.id) ? '' : undefined}
              >
                <Icon icon={GripVertical} size="small" />
                {choice.label}
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.pairs}>
          {prompts.map((prompt) => (
            <li key={prompt.id} className={styles.pair} data-prompt={prompt.id}>
              <span aria-hidden="true" className={styles.prompt}>
                {prompt.label}
              </span>
              <div>
                <Select
                  label={prompt.label}
                  labelHidden
                  placeholder={say('choose')}
                  disabled={isFixed}
                  value={pairs[prompt.id] ?? ''}
                  options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
                  onChange={(event) => {
                    setPairs({ ...pairs, [prompt.id]: event.target.value });
                  }}
                />
                <Mark feedback={feedback?.[prompt.id]} say={say} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden live="polite">{announced}</VisuallyHidden>
    </AnswerGroup>
  );
}
