import { useId } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../../internal/classes.ts';
import { useWords } from '../../../internal/words.ts';
import { box, kinds } from '../../../primitives/Checkbox/Checkbox.css.ts';
import { AnswerGroup, Mark } from './AnswerGroup.tsx';
import type { AnswerOption, AnswerProps, OptionFeedbacks } from './AnswerGroup.tsx';
import { answerWords } from './Answer.words.ts';
import { useQuestion } from './context.ts';
import * as styles from './Question.css.ts';

interface ChoiceProps extends AnswerProps {
  /** In the order in which they are shown. */
  options: readonly AnswerOption[];
  /** What came of each option, by its id. */
  feedback?: OptionFeedbacks | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
}

export interface SingleAnswerProps extends ChoiceProps {
  /** The id of the chosen option; `''` for none. */
  value?: string | undefined;
  /** The option chosen at first, where the answer keeps its own. */
  defaultValue?: string | undefined;
  /** Gets the id of the chosen option. */
  onChange?: ((value: string) => void) | undefined;
}

interface OptionsProps extends ChoiceProps {
  kind: 'radio' | 'checkbox';
  chosen: readonly string[];
  onPress: (id: string) => void;
}

function Options({
  kind,
  options,
  chosen,
  onPress,
  feedback,
  name,
  label,
  disabled = false,
  texts,
  ...rest
}: OptionsProps) {
  const own = useId();
  const say = useWords(answerWords, texts);
  const { isSent } = useQuestion();
  return (
    <AnswerGroup
      {...rest}
      label={label}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      disabled={disabled || isSent}
    >
      <div className={styles.options}>
        {options.map((option) => {
          const mark = feedback?.[option.id]?.mark;
          return (
            <label
              key={option.id}
              className={classes(styles.option, mark !== undefined && styles.grounds[mark])}
            >
              <input
                type={kind}
                name={name ?? own}
                value={option.id}
                checked={chosen.includes(option.id)}
                className={classes(box, kinds[kind], styles.control)}
                onChange={() => {
                  onPress(option.id);
                }}
              />
              <span className={styles.words}>
                {option.label}
                <Mark feedback={feedback?.[option.id]} say={say} />
              </span>
            </label>
          );
        })}
      </div>
    </AnswerGroup>
  );
}

/** One of the options. */
export function SingleAnswer({ value, defaultValue = '', onChange, ...rest }: SingleAnswerProps) {
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'SingleAnswer',
  });
  return <Options {...rest} kind="radio" chosen={[chosen]} onPress={setChosen} />;
}

export interface MultipleAnswerProps extends ChoiceProps {
  /** The ids of the chosen options. */
  value?: readonly string[] | undefined;
  /** The options chosen at first, where the answer keeps its own. */
  defaultValue?: readonly string[] | undefined;
  /** Gets the ids of the chosen options, in the order of the options. */
  onChange?: ((value: readonly string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** Any of the options. */
export function MultipleAnswer({ value, defaultValue = none, onChange, ...rest }: MultipleAnswerProps) {
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'MultipleAnswer',
  });
  return (
    <Options
      {...rest}
      kind="checkbox"
      chosen={chosen}
      onPress={(id) => {
        setChosen(
          rest.options
            .map((option) => option.id)
            .filter((one) => (one === id ? !chosen.includes(one) : chosen.includes(one))),
        );
      }}
    />
  );
}
