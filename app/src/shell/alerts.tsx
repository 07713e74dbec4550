import { AlertToaster, createAlertStore } from '@medeina/design-system/primitives/AlertToaster';

/** A message to the user, apart from what they look at. */
export interface Alert {
  readonly type: 'success' | 'danger' | 'warning';
  readonly subject: string;
  readonly message?: string | undefined;
  /** Milliseconds; left out, five seconds times the number of alerts. */
  readonly timeout?: number | undefined;
}

export interface Alerts {
  readonly show: (alert: Alert) => void;
}

const store = createAlertStore();

const alerts: Alerts = {
  show: (alert) => {
    store.add(alert);
  },
};

/** Tells the person something. */
export function useAlerts(): Alerts {
  return alerts;
}

/** Where the alerts appear; once a page. */
export function ShownAlerts() {
  return <AlertToaster store={store} />;
}
