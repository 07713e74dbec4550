import type { DocumentMessage, GivenAnswer, PageMessage } from './protocol.ts';
import { pageMessage, portData, readyMessage } from './protocol.ts';

/** The document's end of the channel to the page around it. */
export interface Channel {
  readonly post: (message: DocumentMessage) => void;
  readonly listen: (listener: (message: PageMessage) => void) => () => void;
  /** Answers of an earlier visit that the server has not got yet. */
  readonly unsent: readonly GivenAnswer[];
  /** What a package noted on an earlier visit, where the server has not got it yet. */
  readonly state: string | null;
}

/** How long the page is waited for, in milliseconds. Without it nothing can be saved, and nothing is shown. */
const patience = 10_000;

/** Asks the page around for a port. Only the window that frames this document is heard. */
export function openChannel(): Promise<Channel> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No page around the document answered')), patience);
    const onMessage = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
      const given = portData(data);
      if (source !== window.parent || given === undefined || port === undefined) return;
      clearTimeout(late);
      removeEventListener('message', onMessage);
      const listeners = new Set<(message: PageMessage) => void>();
      port.addEventListener('message', (event: MessageEvent<unknown>) => {
        const message = pageMessage(event.data);
        if (message !== undefined) for (const listener of listeners) listener(message);
      });
      resolve({
        post: (message) => port.postMessage(message),
        listen: (listener) => {
          listeners.add(listener);
          // Until then the port keeps what the page says: an acknowledgement that nobody heard would be lost.
          port.start();
          return () => listeners.delete(listener);
        },
        unsent: given.unsent,
        state: given.state,
      });
    };
    addEventListener('message', onMessage);
    // The document's own origin is none, and it does not know that of the page.
    window.parent.postMessage({ type: readyMessage }, '*');
  });
}
