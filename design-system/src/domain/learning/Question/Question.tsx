import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Flag } from 'lucide-react';
import { formatNumber } from '../../../internal/numbers.ts';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { QuestionProvider } from './context.ts';
import { questionWords } from './Question.words.ts';
import type { QuestionWord } from './Question.words.ts';
import { isSent, stateLooks } from './states.ts';
import type { QuestionState } from './states.ts';
import * as styles from './Question.css.ts';

export interface QuestionProps extends RootProps {
  /** Its place in the test, from 1. */
  number: number;
  /** How many questions the test has. */
  total?: number | undefined;
  /** What is asked: text, or `RichText` with pictures. It names the answer's controls. */
  text: ReactNode;
  /** The language of the text and the answers, if it is another than the page's. */
  lang?: string | undefined;
  /** Where the question stands; from `correct` on the answer was sent and cannot be changed. */
  state?: QuestionState | undefined;
  /** The most that the answer can earn. */
  marks?: number | undefined;
  /** What it did earn. */
  earned?: number | undefined;
  /** The person wants to come back to it. */
  flagged?: boolean | undefined;
  /** Whether it is flagged at first, where the question keeps that itself. */
  defaultFlagged?: boolean | undefined;
  /** Gets whether the question is flagged. */
  onFlaggedChange?: ((flagged: boolean) => void) | undefined;
  /** Questions that cannot be flagged have no button for it. */
  canFlag?: boolean | undefined;
  /** The level of the heading with the number. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** One of the answers: `SingleAnswer`, `MultipleAnswer`, `OrderingAnswer`, `MatchingAnswer`, `NumericAnswer`, `TextAnswer`. */
  children: ReactNode;
  /** `QuestionFeedback`, once the answer was sent. */
  feedback?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<QuestionWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A question of a test: its number, state and marks, what is asked, the answer, and later what came of it. */
export function Question({
  number,
  total,
  text,
  lang,
  state = 'unanswered',
  marks,
  earned,
  flagged,
  defaultFlagged = false,
  onFlaggedChange,
  canFlag = true,
  headingLevel = 2,
  children,
  feedback,
  texts,
  ...rest
}: QuestionProps) {
  misuse?.(
    'Question',
    marks !== undefined && earned !== undefined && earned > marks,
    `\`earned\` (${earned}) is above \`marks\` (${marks}); give at most that.`,
  );
  const own = useId();
  const say = useWords(questionWords, texts);
  const { locale } = useMedeina();
  const [isFlagged, setFlagged] = useControllableState({
    prop: flagged,
    defaultProp: defaultFlagged,
    onChange: onFlaggedChange,
    caller: 'Question',
  });
  const sent = isSent(state);
  const context = useMemo(() => ({ textId: `${own}-text`, isSent: sent }), [own, sent]);
  const Title = headings[headingLevel];
  const look = stateLooks[state];
  const worth = marks === undefined ? undefined : formatNumber(marks, locale);
  return (
    <section {...rest} aria-labelledby={`${own}-number`} className={styles.question}>
      <div className={styles.head}>
        <Title id={`${own}-number`} className={styles.number}>
          {total === undefined ? say('number', { number }) : say('numberOf', { number, total })}
        </Title>
        <Badge tone={look.tone} icon={look.icon}>
          {say(state)}
        </Badge>
        {worth !== undefined && (
          <span className={styles.marks}>
            {earned === undefined
              ? say('marks', { marks: worth })
              : say('earned', { earned: formatNumber(earned, locale), marks: worth })}
          </span>
        )}
        {canFlag && (
          <button
            type="button"
            aria-pressed={isFlagged}
            className={styles.flag}
            onClick={() => {
              setFlagged(!isFlagged);
            }}
          >
            <Icon icon={Flag} size="small" filled={isFlagged} />
            {say('flag')}
          </button>
        )}
      </div>
      <div lang={lang} className={styles.body}>
        <div id={`${own}-text`} className={styles.text}>
          {text}
        </div>
        <QuestionProvider value={context}>{children}</QuestionProvider>
      </div>
      {feedback}
    </section>
  );
}
