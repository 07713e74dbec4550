import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Flag } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { stateLooks } from '../Question/states.ts';
import type { QuestionState } from '../Question/states.ts';
import { questionNavigationWords } from './QuestionNavigation.words.ts';
import type { QuestionNavigationWord } from './QuestionNavigation.words.ts';
import * as styles from './QuestionNavigation.css.ts';

/** A question in the grid. */
export interface QuestionLink {
  id: string;
  state: QuestionState;
  /** The person wants to come back to it. */
  flagged?: boolean | undefined;
  /** Its address, where each question has a page of its own. */
  href?: string | undefined;
}

export interface QuestionNavigationProps extends RootProps {
  /** In the order of the test; numbered from 1. */
  questions: readonly QuestionLink[];
  /** The id of the question in view. */
  value?: string | undefined;
  /** The question in view at first, where the grid keeps it itself. */
  defaultValue?: string | undefined;
  /** Gets the id of the question that was pressed. */
  onChange?: ((id: string) => void) | undefined;
  /** The accessible name: "Questions" by default. */
  label?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<QuestionNavigationWord, string>> | undefined;
}

/** All questions of a test with their states, to go from one to another. Renders nothing without questions. */
export function QuestionNavigation({
  questions,
  value,
  defaultValue = '',
  onChange,
  label,
  texts,
  ...rest
}: QuestionNavigationProps) {
  const say = useWords(questionNavigationWords, texts);
  const { Link } = useMedeina();
  const [current, setCurrent] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'QuestionNavigation',
  });
  if (questions.length === 0) return null;
  const done = questions.filter(({ state }) => state !== 'unanswered').length;
  return (
    <nav {...rest} aria-label={label ?? say('label')}>
      <p className={styles.done}>{say('done', { done, total: questions.length })}</p>
      <ol className={styles.grid}>
        {questions.map(({ id, state, flagged = false, href }, index) => {
          const shared = {
            className: classes(styles.cell, styles.states[state]),
            'aria-current': current === id ? ('step' as const) : undefined,
            'aria-label': say(flagged ? 'itemFlagged' : 'item', { number: index + 1, state: say(state) }),
            onClick: () => {
              setCurrent(id);
            },
          };
          const content = (
            <>
              <span>{index + 1}</span>
              <span className={classes(styles.icon, styles.inks[state])}>
                <Icon icon={stateLooks[state].icon} size="small" />
              </span>
              {flagged && (
                <span className={styles.flag}>
                  <Icon icon={Flag} size="small" filled />
                </span>
              )}
            </>
          );
          return (
            <li key={id}>
              {href === undefined ? (
                <button type="button" {...shared}>
                  {content}
                </button>
              ) : (
                <Link href={href} {...shared}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
