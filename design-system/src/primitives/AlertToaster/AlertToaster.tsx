import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { fill } from '../../internal/fill.ts';
import { closestAcross, focused as focusedNow } from '../../internal/focused.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { statusIcons } from '../../internal/tone.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { action, body, dismiss as dismissClass, icon, lead } from '../Banner/Banner.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AlertLog } from './AlertLog.tsx';
import { timeOf } from './alerts.ts';
import type { Alert, AlertStore, LoggedAlert } from './alerts.ts';
import { alertToasterWords } from './AlertToaster.words.ts';
import type { AlertToasterWord } from './AlertToaster.words.ts';
import { group, icons, toast, toaster } from './AlertToaster.css.ts';

export { alertTypes, createAlertStore } from './alerts.ts';
export type { Alert, AlertStore, AlertType, LoggedAlert } from './alerts.ts';
export type { AlertToasterWord } from './AlertToaster.words.ts';

const none: readonly Alert[] = [];
const noLog: readonly LoggedAlert[] = [];

/** Moves the focus to the newest alert and back: it may be gone before Tab reaches it. */
const reachKey = 'F8';

/** A modal dialog would take the focus back at once and select the text of its field. */
function isHeld() {
  return closestAcross(focusedNow(), '[role$="dialog"]:not([popover])') !== null;
}

function isPlain(event: KeyboardEvent) {
  return !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

function toastOf(box: HTMLElement | null, id: string | undefined) {
  return id === undefined ? null : (box?.querySelector<HTMLElement>(`[data-medeina-alert="${id}"]`) ?? null);
}

export interface AlertToasterProps extends RootProps {
  /** The alerts to show; an app has one store. */
  store: AlertStore;
  /** In place of the built-in words. */
  texts?: Partial<Record<AlertToasterWord, string>> | undefined;
}

/**
 * Shows the alerts of a store in the corner, on a phone at the bottom. Their timers pause under the pointer and while
 * the focus is inside; with an action they stay until answered. Errors interrupt screen readers; others wait for a
 * pause. F8 moves the focus to the newest alert and back, but not out of a dialog, and shows the errors whose time is
 * over. Closing one moves the focus to the next, and after the last back to where it was.
 */
export function AlertToaster({ store, texts: ownTexts, ref, ...root }: AlertToasterProps) {
  const { texts } = useMedeina();
  const say = useWords(alertToasterWords, ownTexts);
  const alerts = useSyncExternalStore(store.subscribe, store.list, () => none);
  const log = useSyncExternalStore(store.subscribe, store.log, () => noLog);
  // Two states: the pointer leaving must not start the timers while the focus is inside.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [isLogAsked, setLogAsked] = useState(false);
  const isLogOpen = isLogAsked && log.length > 0;
  const list = useRef<HTMLElement>(null);
  /** What had the focus before it moved in here. */
  const before = useRef<Element | null>(null);
  const empty = alerts.length === 0 && !isLogOpen;
  // Removing the last alert fires no leave or blur event.
  if (empty && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  const newest = alerts.at(-1)?.id;
  // If they scroll, the newest is scrolled to its start, unless the pointer or the focus is among them.
  useEffect(() => {
    const box = list.current;
    const element = toastOf(box, newest);
    if (box === null || element === null) return;
    if (!box.matches(':hover, :focus-within')) box.scrollTop = element.offsetTop;
  }, [newest]);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const box = list.current;
      if (event.key !== reachKey || !isPlain(event) || event.defaultPrevented || box === null) return;
      if (isHeld()) return;
      // In a custom element the document names only the host.
      const from = focusedNow();
      const isInside = box.contains(from);
      const target = isInside ? before.current : toastOf(box, newest)?.querySelector('a[href], button');
      if (isInside) setLogAsked(false);
      else if (log.length > 0) setLogAsked(true);
      if (log.length === 0 && !(target instanceof HTMLElement)) return;
      event.preventDefault();
      // Without an alert the log takes the focus as it opens.
      if (target instanceof HTMLElement) target.focus();
      // The event of the focus names the host of what is in another shadow tree.
      if (!isInside) before.current = from;
    };
    document.addEventListener('keydown', reach);
    return () => {
      document.removeEventListener('keydown', reach);
    };
  }, [newest, log.length]);

  const goBack = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  const leave = (alert: Alert, how: 'dismiss' | 'expire') => {
    const gone = toastOf(list.current, alert.id);
    if (gone?.contains(focusedNow())) {
      const at = alerts.indexOf(alert);
      const next = toastOf(list.current, (alerts[at + 1] ?? alerts[at - 1])?.id);
      // An action may come before the close button.
      const cross = [...(next?.querySelectorAll('button') ?? [])].at(-1);
      if (cross === undefined) goBack();
      else cross.focus();
    }
    store[how](alert.id);
  };
  const closeLog = () => {
    setLogAsked(false);
    goBack();
  };
  const shown = (isError: boolean) =>
    alerts
      .filter((alert) => (alert.type === 'danger') === isError)
      .map((alert) => (
        <Toast
          key={alert.id}
          alert={alert}
          queue={alerts.length}
          paused={hovered || focused}
          closeLabel={say('close', { subject: alert.subject })}
          onLeave={(how) => {
            leave(alert, how);
          }}
        />
      ));

  return (
    // Only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...root}
      ref={(node) => {
        list.current = node;
        setRef(ref, node);
      }}
      aria-label={`${texts.notifications} (${reachKey})`}
      className={toaster}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={(event) => {
        setFocused(true);
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      {isLogOpen && (
        <AlertLog
          entries={log}
          title={say('log')}
          clear={say('clear')}
          takesFocus={alerts.length === 0}
          onClear={() => {
            closeLog();
            store.clearLog();
          }}
          onClose={closeLog}
        />
      )}
      {/* Both rendered from the start: screen readers announce only what is added to a live region they know. */}
      <div aria-live="polite" aria-relevant="additions" className={group}>
        {shown(false)}
      </div>
      <div role="alert" aria-atomic="false" aria-relevant="additions" className={group}>
        {shown(true)}
      </div>
    </section>
  );
}

interface ToastProps {
  alert: Alert;
  queue: number;
  paused: boolean;
  closeLabel: string;
  onLeave: (how: 'dismiss' | 'expire') => void;
}

/** A press on the link or button of an alert answers it. */
function isAnswer({ target }: MouseEvent) {
  return target instanceof Element && target.closest('a[href], button') !== null;
}

function Toast({ alert, queue, paused, closeLabel, onLeave }: ToastProps) {
  const { locale, texts } = useMedeina();
  const gone = useRef(onLeave);
  useEffect(() => {
    gone.current = onLeave;
  });
  // The queue's length on arrival decides; later changes do not count.
  const left = useRef(timeOf(alert, queue));
  useEffect(() => {
    const time = left.current;
    if (paused || time === undefined) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => {
      gone.current('expire');
    }, time);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, time - (performance.now() - begun));
    };
  }, [paused]);
  return (
    // It takes no focus itself; Escape comes from its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      // Tells a dialog that a press here is not outside of it; by then the alert has left the section.
      data-medeina-alert={alert.id}
      className={toast}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave('dismiss');
      }}
    >
      <span className={classes(icon, icons[alert.type])}>
        <Icon icon={statusIcons[alert.type]} />
      </span>
      <div className={body}>
        <b className={lead}>{alert.subject}</b>
        {alert.message !== undefined && <div>{alert.message}</div>}
        {alert.action !== undefined && (
          // The link or button itself has the role and the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            className={action}
            onClick={(event) => {
              if (isAnswer(event)) onLeave('dismiss');
            }}
          >
            {alert.action}
            <VisuallyHidden> {fill(texts.reachNotification, { key: reachKey }, locale)}</VisuallyHidden>
          </div>
        )}
      </div>
      <span className={dismissClass}>
        <IconButton
          icon={X}
          label={closeLabel}
          tip="none"
          onClick={() => {
            onLeave('dismiss');
          }}
        />
      </span>
    </div>
  );
}
