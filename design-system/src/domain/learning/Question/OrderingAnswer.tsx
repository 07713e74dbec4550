import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { focused } from '../../../internal/focused.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { AnswerGroup, Mark } from './AnswerGroup.tsx';
import type { AnswerOption, AnswerProps, OptionFeedbacks } from './AnswerGroup.tsx';
import { answerWords } from './Answer.words.ts';
import type { AnswerWord } from './Answer.words.ts';
import { useQuestion } from './context.ts';
import { completed, moved } from './moves.ts';
import { useDragging } from './useDragging.ts';
import * as styles from './Question.css.ts';

export interface OrderingAnswerProps extends AnswerProps {
  /** What is to be put in order, in the order of the question. */
  options: readonly AnswerOption[];
  /** The ids in the person's order. */
  value?: readonly string[] | undefined;
  /** The order at first, where the answer keeps its own; by default that of the options. */
  defaultValue?: readonly string[] | undefined;
  /** Gets all ids in their new order. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** What came of each option, by its id. */
  feedback?: OptionFeedbacks | undefined;
}

const none: readonly string[] = [];

/** What the keyboard holds: the id, and the order to go back to. */
interface Held {
  id: string;
  before: readonly string[];
}

/** An order: by dragging, by buttons, or by the keyboard, which picks up, moves and puts down. */
export function OrderingAnswer({
  options,
  value,
  defaultValue = none,
  onChange,
  feedback,
  label,
  disabled = false,
  texts,
  ...rest
}: OrderingAnswerProps) {
  const own = useId();
  const say = useWords(answerWords, texts);
  const { isSent } = useQuestion();
  const [given, setGiven] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'OrderingAnswer',
  });
  const [held, setHeld] = useState<Held>();
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus before its row was moved in the document. */
  const moving = useRef<HTMLElement>(undefined);
  const isFixed = disabled || isSent;
  const order = completed(
    given,
    options.map((option) => option.id),
  );
  const labels = new Map(options.map((option) => [option.id, option.label]));
  const total = order.length;

  const tell = (word: 'held' | 'placed' | 'put' | 'back', id: string, index: number) => {
    setAnnounced(say(word, { name: labels.get(id) ?? '', place: index + 1, total }));
  };
  const move = (from: number, to: number) => {
    const id = order[from];
    if (id === undefined || to < 0 || to >= total || to === from) return;
    const active = focused();
    moving.current = active instanceof HTMLElement && list.current?.contains(active) ? active : undefined;
    setGiven(moved(order, from, to));
    tell('placed', id, to);
  };

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the order changes, not at each render
    moving.current?.focus();
    moving.current = undefined;
  }, [given]);

  useDragging(list, order.join(' '), isFixed, ({ dragRows }, element) => dragRows(element, move));

  const onKey = (event: KeyboardEvent, id: string, index: number) => {
    if (held?.id !== id) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      move(index, index + by);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      move(index, held.before.indexOf(id));
      tell('back', id, held.before.indexOf(id));
      setHeld(undefined);
    }
  };

  return (
    <AnswerGroup {...rest} label={label} disabled={isFixed}>
      <VisuallyHidden id={`${own}-keys`}>{say('keys')}</VisuallyHidden>
      <ol ref={list} className={styles.rows}>
        {order.map((id, index) => (
          <Row
            key={id}
            name={labels.get(id) ?? ''}
            index={index}
            total={total}
            isHeld={held?.id === id}
            isFixed={isFixed}
            keysId={`${own}-keys`}
            feedback={feedback?.[id]}
            say={say}
            onMove={(to) => {
              move(index, to);
            }}
            onGrip={() => {
              if (held?.id === id) {
                setHeld(undefined);
                tell('put', id, index);
              } else {
                setHeld({ id, before: order });
                tell('held', id, index);
              }
            }}
            onLeave={() => {
              // Its row moved: the focus comes back at once.
              if (moving.current === undefined) setHeld(undefined);
            }}
            onKey={(event) => {
              onKey(event, id, index);
            }}
          />
        ))}
      </ol>
      <VisuallyHidden live="assertive">{announced}</VisuallyHidden>
    </AnswerGroup>
  );
}

interface RowProps {
  name: string;
  index: number;
  total: number;
  isHeld: boolean;
  isFixed: boolean;
  keysId: string;
  feedback: OptionFeedbacks[string] | undefined;
  say: Say<AnswerWord>;
  onMove: (to: number) => void;
  onGrip: () => void;
  onLeave: () => void;
  onKey: (event: KeyboardEvent) => void;
}

function Row({
  name,
  index,
  total,
  isHeld,
  isFixed,
  keysId,
  feedback,
  say,
  onMove,
  onGrip,
  onLeave,
  onKey,
}: RowProps) {
  return (
    <li className={styles.row} data-held={isHeld ? '' : undefined}>
      {!isFixed && (
        <button
          type="button"
          aria-label={say('move', { name })}
          aria-describedby={keysId}
          aria-pressed={isHeld}
          className={styles.grip}
          onClick={onGrip}
          onBlur={onLeave}
          onKeyDown={onKey}
        >
          <Icon icon={GripVertical} />
        </button>
      )}
      {/* The list itself says the number. */}
      <span aria-hidden="true" className={styles.place}>{`${index + 1}.`}</span>
      <span className={styles.words}>
        {name}
        <Mark feedback={feedback} say={say} />
      </span>
      {!isFixed && (
        <span className={styles.moves}>
          <IconButton
            icon={ArrowUp}
            label={say('up', { name })}
            tip="none"
            // Not `disabled`: the focus would be lost at the end of the way.
            aria-disabled={index === 0}
            onClick={() => {
              onMove(index - 1);
            }}
          />
          <IconButton
            icon={ArrowDown}
            label={say('down', { name })}
            tip="none"
            aria-disabled={index === total - 1}
            onClick={() => {
              onMove(index + 1);
            }}
          />
        </span>
      )}
    </li>
  );
}
