import type { ReactNode } from 'react';

export const alertTypes = ['success', 'danger', 'warning', 'info'] as const;
export type AlertType = (typeof alertTypes)[number];

/** A message over the page. */
export interface Alert {
  id: string;
  type: AlertType;
  /** The bold first line. */
  subject: string;
  message?: ReactNode;
  /** A link or button. The alert stays until it is pressed or closed. */
  action?: ReactNode;
  /**
   * Milliseconds until it disappears; `keep` stays until closed. By default 5 s times the length of the queue; warnings
   * and alerts with an action stay.
   */
  timeout?: number | 'keep' | undefined;
}

/** An error whose time is over, kept to be read again. */
export interface LoggedAlert extends Pick<Alert, 'id' | 'subject' | 'message'> {
  /** When it went. */
  time: Date;
}

/** The alerts of an app, which its one toaster shows. */
export interface AlertStore {
  add: (alert: Omit<Alert, 'id'>) => string;
  /** The person closed it. */
  dismiss: (id: string) => void;
  /** Its time is over: an error goes into the log. */
  expire: (id: string) => void;
  /** Removes all alerts and the log, as when the person logs out. */
  clear: () => void;
  clearLog: () => void;
  list: () => readonly Alert[];
  /** The errors that have gone by themselves, the newest first. */
  log: () => readonly LoggedAlert[];
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds per alert of the queue. */
const alertTime = 5000;

/** So many errors are kept. */
const logLength = 20;

/** How long the `length`-th alert of the queue stays; undefined: until it is closed. */
export function timeOf(alert: Alert, length: number): number | undefined {
  if (alert.timeout === 'keep' || alert.action !== undefined) return undefined;
  if (alert.timeout !== undefined) return alert.timeout;
  return alert.type === 'warning' ? undefined : alertTime * Math.max(length, 1);
}

/** Makes an empty store. An app has one; the server makes none. */
export function createAlertStore(): AlertStore {
  let alerts: readonly Alert[] = [];
  let log: readonly LoggedAlert[] = [];
  let next = 1;
  const listeners = new Set<() => void>();
  const change = (list: readonly Alert[], logged: readonly LoggedAlert[] = log) => {
    alerts = list;
    log = logged;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string) => {
    if (alerts.some((alert) => alert.id === id)) change(alerts.filter((alert) => alert.id !== id));
  };
  return {
    add: (alert) => {
      const id = `alert-${next}`;
      next += 1;
      // Repeated alerts do not pile up: the newer one replaces the older.
      const others = alerts.filter(
        (one) => one.type !== alert.type || one.subject !== alert.subject || one.message !== alert.message,
      );
      change([...others, { ...alert, id }]);
      return id;
    },
    dismiss,
    expire: (id) => {
      const alert = alerts.find((one) => one.id === id);
      if (alert?.type !== 'danger') {
        dismiss(id);
        return;
      }
      const { subject, message } = alert;
      change(
        alerts.filter((one) => one !== alert),
        [{ id, subject, message, time: new Date() }, ...log].slice(0, logLength),
      );
    },
    clear: () => {
      if (alerts.length > 0 || log.length > 0) change([], []);
    },
    clearLog: () => {
      if (log.length > 0) change(alerts, []);
    },
    list: () => alerts,
    log: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
