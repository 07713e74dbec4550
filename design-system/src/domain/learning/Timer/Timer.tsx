import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Eye, EyeOff, Hourglass, Timer as TimerIcon } from 'lucide-react';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { clock, momentPassed, secondsLeft } from './time.ts';
import { timerWords } from './Timer.words.ts';
import type { TimerWord } from './Timer.words.ts';
import * as styles from './Timer.css.ts';

export interface TimerProps extends RootProps<HTMLDivElement> {
  /** When the time is up, as ISO 8601: "2026-11-23T10:45:00Z". A clock that slept is right at once. */
  deadline: string;
  /** How many seconds the whole attempt has; then half of it is announced, too. */
  duration?: number | undefined;
  /** How many milliseconds the server's clock is ahead of the person's. */
  clockOffset?: number | undefined;
  /** Called once, when the time is up. */
  onEnd?: (() => void) | undefined;
  /** Whether the time is hidden; what matters is announced and shown all the same. */
  hidden?: boolean | undefined;
  /** Whether the time is hidden at first, where the timer keeps that itself. */
  defaultHidden?: boolean | undefined;
  /** Gets whether the person hid the time. */
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<TimerWord, string>> | undefined;
}

/** From here on it says that the time runs out, hidden or not. */
const soon = 60;

function everySecond(onTick: () => void) {
  const clockwork = setInterval(onTick, 250);
  // A sleeping laptop or a tab in the background looks at once when it is back.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(clockwork);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/** Seconds left by the clock; undefined on the server, whose clock is not the person's. */
function useSecondsLeft(deadline: number, offset: number): number | undefined {
  return useSyncExternalStore<number | undefined>(
    everySecond,
    () => secondsLeft(deadline, Date.now() + offset),
    () => undefined,
  );
}

function inWords(seconds: number, say: Say<TimerWord>): string {
  if (seconds < 60) return say('seconds', { count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? say('minutes', { count: minutes })
    : say('hoursMinutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** How much time is left. Announced only at half, five minutes, one minute, ten seconds and the end. */
export function Timer({
  deadline,
  duration,
  clockOffset = 0,
  onEnd,
  hidden,
  defaultHidden = false,
  onHiddenChange,
  texts,
  ...rest
}: TimerProps) {
  const end = Date.parse(deadline);
  misuse?.('Timer', Number.isNaN(end), `\`deadline\` is "${deadline}"; give a date as ISO 8601.`);
  const say = useWords(timerWords, texts);
  const left = useSecondsLeft(end, clockOffset);
  const [isHidden, setHidden] = useControllableState({
    prop: hidden,
    defaultProp: defaultHidden,
    onChange: onHiddenChange,
    caller: 'Timer',
  });
  const [announced, setAnnounced] = useState('');
  const before = useRef<number>(undefined);

  useEffect(() => {
    if (left === undefined) return;
    const last = before.current;
    before.current = left;
    // An attempt that was over before the page came is over, too.
    if (left === 0 && last !== 0) onEnd?.();
    const moment = last === undefined ? undefined : momentPassed(last, left, duration);
    if (moment === undefined) return;
    const time = inWords(left, say);
    const isHalf = duration !== undefined && moment === Math.round(duration / 2) && moment > 300;
    setAnnounced(moment === 0 ? say('over') : say(isHalf ? 'half' : 'left', { time }));
  }, [left, duration, onEnd, say]);

  const isOver = left === 0;
  const isSoon = left !== undefined && left > 0 && left <= soon;
  return (
    <div
      {...rest}
      role="group"
      aria-label={say('label')}
      data-soon={isSoon ? '' : undefined}
      data-over={isOver ? '' : undefined}
      className={styles.timer}
    >
      <Icon icon={isSoon || isOver ? Hourglass : TimerIcon} />
      {isOver ? (
        <b className={styles.words}>{say('over')}</b>
      ) : (
        <>
          {/* Not live: a reader that counted would drown the question. */}
          {!isHidden && (
            <span role="timer" aria-live="off" className={styles.time}>
              {left === undefined ? '--:--' : clock(left)}
            </span>
          )}
          {(isSoon || isHidden) && <span className={styles.words}>{say(isSoon ? 'soon' : 'label')}</span>}
          <IconButton
            icon={isHidden ? Eye : EyeOff}
            label={say(isHidden ? 'show' : 'hide')}
            tip="below-start"
            onClick={() => {
              setHidden(!isHidden);
            }}
          />
        </>
      )}
      <VisuallyHidden live="polite">{announced}</VisuallyHidden>
    </div>
  );
}
