import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { statusIcons } from '../../internal/tone.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { action, body, dismiss as dismissClass, icon, lead } from '../Banner/Banner.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { timeOf } from './alerts.ts';
import type { Alert, AlertStore } from './alerts.ts';
import { icons, toast, toaster } from './AlertToaster.css.ts';

export { alertTypes, createAlertStore } from './alerts.ts';
export type { Alert, AlertStore, AlertType } from './alerts.ts';

const none: readonly Alert[] = [];

export interface AlertToasterProps {
  store: AlertStore;
}

/**
 * Shows the alerts of a store in the corner, on a phone at the foot. Their time stands still while the pointer is
 * over them or the focus inside. Errors interrupt those who listen; the rest waits for a pause.
 */
export const AlertToaster = ({ store }: AlertToasterProps) => {
  const { texts } = useMedeina();
  const alerts = useSyncExternalStore(store.subscribe, store.list, () => none);
  const [paused, setPaused] = useState(false);
  const list = useRef<HTMLElement>(null);
  const empty = alerts.length === 0;
  // The last one takes the pointer and the focus with it, and no event says so.
  if (empty && paused) setPaused(false);

  return (
    // It only watches who is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={list}
      aria-label={texts.notifications}
      // There from the start: what comes into a region that is already known is announced everywhere.
      aria-live="polite"
      aria-relevant="additions"
      className={toaster}
      onPointerEnter={() => {
        setPaused(true);
      }}
      onPointerLeave={() => {
        setPaused(list.current?.contains(document.activeElement) ?? false);
      }}
      onFocus={() => {
        setPaused(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
      }}
    >
      {alerts.map((alert) => (
        <Toast
          key={alert.id}
          alert={alert}
          queue={alerts.length}
          paused={paused}
          onDismiss={() => {
            store.dismiss(alert.id);
          }}
        />
      ))}
    </section>
  );
};

interface ToastProps {
  alert: Alert;
  queue: number;
  paused: boolean;
  onDismiss: () => void;
}

const Toast = ({ alert, queue, paused, onDismiss }: ToastProps) => {
  const { texts } = useMedeina();
  const gone = useRef(onDismiss);
  useEffect(() => {
    gone.current = onDismiss;
  });
  // The length of the queue when it came decides, not what comes or goes after.
  const left = useRef(timeOf(alert, queue));
  useEffect(() => {
    const time = left.current;
    if (paused || time === undefined) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => {
      gone.current();
    }, time);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, time - (performance.now() - begun));
    };
  }, [paused]);
  return (
    <div className={toast} role={alert.type === 'danger' ? 'alert' : undefined}>
      <span className={classes(icon, icons[alert.type])}>
        <Icon icon={statusIcons[alert.type]} />
      </span>
      <div className={body}>
        <b className={lead}>{alert.subject}</b>
        {alert.message !== undefined && <div>{alert.message}</div>}
        {alert.action !== undefined && <div className={action}>{alert.action}</div>}
      </div>
      <span className={dismissClass}>
        <IconButton icon={X} label={texts.close} tip="none" onClick={onDismiss} />
      </span>
    </div>
  );
};
