import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { statusIcons } from '../../internal/tone.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { action, body, dismiss as dismissClass, icon, lead } from '../Banner/Banner.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { timeOf } from './alerts.ts';
import type { Alert, AlertStore } from './alerts.ts';
import { icons, toast, toaster } from './AlertToaster.css.ts';
import { fill } from '../../internal/fill.ts';

export { alertTypes, createAlertStore } from './alerts.ts';
export type { Alert, AlertStore, AlertType } from './alerts.ts';

const none: readonly Alert[] = [];

/** Moves the focus to the newest alert and back: it may be gone before Tab reaches it. */
const reachKey = 'F8';

/** A modal dialog would take the focus back at once and select the text of its field. */
function isHeld() {
  return document.activeElement?.closest('[role="dialog"]:not([popover])') != null;
}

export interface AlertToasterProps {
  store: AlertStore;
}

/**
 * Shows the alerts of a store in the corner, on a phone at the bottom. Their timers pause under the pointer and while
 * the focus is inside. Errors interrupt screen readers; others wait for a pause. F8 moves the focus to the newest alert
 * and back, but not out of a dialog. Closing one moves the focus to the next, and after the last back to where it was.
 */
export function AlertToaster({ store }: AlertToasterProps) {
  const { texts } = useMedeina();
  const alerts = useSyncExternalStore(store.subscribe, store.list, () => none);
  // Two states: the pointer leaving must not start the timers while the focus is inside.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const list = useRef<HTMLElement>(null);
  /** What had the focus before it moved in here. */
  const before = useRef<Element | null>(null);
  const empty = alerts.length === 0;
  // Removing the last alert fires no leave or blur event.
  if (empty && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  // If they scroll, the newest is scrolled to its start, unless the pointer or the focus is among them.
  const newest = alerts.at(-1)?.id;
  useEffect(() => {
    const toaster = list.current;
    const toast = toaster?.lastElementChild;
    if (newest === undefined || toaster === null || !(toast instanceof HTMLElement)) return;
    if (!toaster.matches(':hover, :focus-within')) toaster.scrollTop = toast.offsetTop;
  }, [newest]);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (event.key !== reachKey || !isPlain || event.defaultPrevented || list.current === null) return;
      if (isHeld()) return;
      const isInside = list.current.contains(document.activeElement);
      const newest = list.current.lastElementChild?.querySelector('a[href], button');
      const target = isInside ? before.current : newest;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', reach);
    return () => {
      document.removeEventListener('keydown', reach);
    };
  }, []);

  const dismiss = (alert: Alert, toast: HTMLElement | null) => {
    if (toast?.contains(document.activeElement)) {
      const next = toast.nextElementSibling ?? toast.previousElementSibling;
      // An action may come before the close button.
      const cross = [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? before.current;
      if (cross instanceof HTMLElement) cross.focus();
    }
    store.dismiss(alert.id);
  };

  return (
    // Only observes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={list}
      aria-label={`${texts.notifications} (${reachKey})`}
      // Rendered from the start: screen readers announce only what is added to a live region they know.
      aria-live="polite"
      aria-relevant="additions"
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
      {alerts.map((alert) => (
        <Toast
          key={alert.id}
          alert={alert}
          queue={alerts.length}
          paused={hovered || focused}
          onDismiss={(toast) => {
            dismiss(alert, toast);
          }}
        />
      ))}
    </section>
  );
}

interface ToastProps {
  alert: Alert;
  queue: number;
  paused: boolean;
  onDismiss: (toast: HTMLElement | null) => void;
}

function Toast({ alert, queue, paused, onDismiss }: ToastProps) {
  const { locale, texts } = useMedeina();
  const box = useRef<HTMLDivElement>(null);
  const gone = useRef(onDismiss);
  useEffect(() => {
    gone.current = onDismiss;
  });
  // The queue's length on arrival decides; later changes do not count.
  const left = useRef(timeOf(alert, queue));
  useEffect(() => {
    const time = left.current;
    if (paused || time === undefined) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => {
      gone.current(box.current);
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
      ref={box}
      // Tells a dialog that a press here is not outside of it; by then the alert has left the section.
      data-medeina-alert=""
      className={toast}
      role={alert.type === 'danger' ? 'alert' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss(box.current);
      }}
    >
      <span className={classes(icon, icons[alert.type])}>
        <Icon icon={statusIcons[alert.type]} />
      </span>
      <div className={body}>
        <b className={lead}>{alert.subject}</b>
        {alert.message !== undefined && <div>{alert.message}</div>}
        {alert.action !== undefined && (
          <div className={action}>
            {alert.action}
            <VisuallyHidden> {fill(texts.reachNotification, { key: reachKey }, locale)}</VisuallyHidden>
          </div>
        )}
      </div>
      <span className={dismissClass}>
        <IconButton
          icon={X}
          label={texts.close}
          tip="above-start"
          onClick={() => {
            onDismiss(box.current);
          }}
        />
      </span>
    </div>
  );
}
