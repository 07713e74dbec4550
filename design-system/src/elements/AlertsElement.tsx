import { AlertToaster, createAlertStore } from '../primitives/AlertToaster/index.ts';
import { MedeinaElement } from './MedeinaElement.tsx';

/** A message over the page. */
export interface MedeinaAlert {
  /** Default: `info`. */
  type?: 'success' | 'danger' | 'warning' | 'info' | undefined;
  /** The bold first line. */
  subject: string;
  message?: string | undefined;
  /** Milliseconds until it disappears; `keep` stays until closed. */
  timeout?: number | 'keep' | undefined;
}

/** `<medeina-alerts>`, once on a page: messages in the corner, added by script. */
export class MedeinaAlerts extends MedeinaElement {
  readonly #store = createAlertStore();

  /** Shows a message and returns its id. */
  add({ type = 'info', subject, message, timeout }: MedeinaAlert): string {
    return this.#store.add({ type, subject, message, timeout });
  }

  /** Removes a message by its id. */
  dismiss(id: string): void {
    this.#store.dismiss(id);
  }

  /** Removes all messages. */
  clear(): void {
    this.#store.clear();
  }

  protected override show() {
    return <AlertToaster store={this.#store} />;
  }
}
