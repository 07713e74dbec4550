import { useId } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { classes } from '../../internal/classes.ts';
import { box, kinds } from '../Checkbox/Checkbox.css.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import { FieldError } from '../Field/Field.tsx';
import * as styles from './Scale.css.ts';

/** A statement to agree or disagree with. */
export interface LikertStatement {
  id: string;
  label: ReactNode;
  /** What is wrong with its answer. */
  error?: ReactNode;
}

/** One of the answers, the same for all statements. */
export interface LikertAnswer {
  value: string;
  label: string;
}

export interface LikertScaleProps extends GroupProps {
  /** The rows, in their order. */
  statements: readonly LikertStatement[];
  /** From one end to the other. */
  answers: readonly LikertAnswer[];
  /** The chosen answers by the statements' ids. */
  value?: Readonly<Record<string, string>> | undefined;
  /** The answers at first, where the scale keeps its own. */
  defaultValue?: Readonly<Record<string, string>> | undefined;
  /** Gets all answers by the statements' ids. */
  onChange?: ((value: Readonly<Record<string, string>>) => void) | undefined;
  /** The names in a submitted form begin with it. */
  name?: string | undefined;
}

const none: Readonly<Record<string, string>> = {};

/** Several statements with the same answers: columns where there is room, blocks on a phone. */
export function LikertScale({
  statements,
  answers,
  value,
  defaultValue = none,
  onChange,
  name,
  ...group
}: LikertScaleProps) {
  const own = useId();
  const [chosen, setChosen] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'LikertScale',
  });
  if (statements.length === 0) return null;
  return (
    <FieldGroup {...group} role="group">
      {(isInvalid) => (
        <div className={styles.table}>
          {/* Each answer has its own label; columns alone would leave a reader counting. */}
          <div aria-hidden="true" className={styles.head}>
            <span className={styles.headStart} />
            {answers.map((answer) => (
              <span key={answer.value} className={styles.headCell}>
                {answer.label}
              </span>
            ))}
          </div>
          {statements.map((statement) => {
            const id = `${own}-${statement.id}`;
            const isWrong = statement.error !== undefined;
            return (
              <div
                key={statement.id}
                role="radiogroup"
                aria-labelledby={id}
                aria-invalid={isWrong || (isInvalid && chosen[statement.id] === undefined) || undefined}
                aria-describedby={isWrong ? `${id}-error` : undefined}
                className={styles.row}
              >
                <span id={id} className={styles.statement}>
                  {statement.label}
                </span>
                {answers.map((answer) => (
                  <label key={answer.value} className={styles.choice}>
                    <input
                      type="radio"
                      name={`${name ?? own}-${statement.id}`}
                      value={answer.value}
                      checked={chosen[statement.id] === answer.value}
                      className={classes(box, kinds.radio)}
                      onChange={() => {
                        setChosen({ ...chosen, [statement.id]: answer.value });
                      }}
                    />
                    <span className={styles.words}>{answer.label}</span>
                  </label>
                ))}
                <div className={styles.rowError}>
                  <FieldError id={`${id}-error`}>{statement.error}</FieldError>
                </div>
              </div>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
