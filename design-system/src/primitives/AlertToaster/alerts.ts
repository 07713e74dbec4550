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
  /** A link or button. */
  action?: ReactNode;
  /**
   * Milliseconds until it disappears; `keep` stays until closed. By default 5 s times the length of the queue; warnings
   * stay.
   */
  timeout?: number | 'keep' | undefined;
}

/** The alerts of an app, which its one toaster shows. */
export interface AlertStore {
  add: (alert: Omit<Alert, 'id'>) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  list: () => readonly Alert[];
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds per alert of the queue. */
const alertTime = 5000;

/** How long the `length`-th alert of the queue stays; undefined: until it is closed. */
export function timeOf(alert: Alert, length: number): number | undefined {
  if (alert.timeout === 'keep') return undefined;
  if (alert.timeout !== undefined) return alert.timeout;
  return alert.type === 'warning' ? undefined : alertTime * Math.max(length, 1);
}

/** Makes an empty store. An app has one; the server makes none. */
export function createAlertStore(): AlertStore {
  let alerts: readonly Alert[] = [];
  let next = 1;
  const listeners = new Set<() => void>();
  const change = (list: readonly Alert[]) => {
    alerts = list;
    for (const listener of listeners) listener();
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
    dismiss: (id) => {
      if (alerts.some((alert) => alert.id === id)) change(alerts.filter((alert) => alert.id !== id));
    },
    clear: () => {
      if (alerts.length > 0) change([]);
    },
    list: () => alerts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
