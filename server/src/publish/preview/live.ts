import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Fault } from '../../import/faults.ts';

/** How the folder stands: what pages show is of this version, or older and the faults say why. */
export interface PreviewState {
  /** Rises with each import that went well. */
  readonly version: number;
  readonly faults: readonly Fault[];
}

/** Tells the pages that are open. */
export interface LivePages {
  tell(state: PreviewState): void;
  /** Ends the connections of open pages, which would hold up the stop of the server. */
  close(): void;
}

const script = fileURLToPath(new URL('live-page.js', import.meta.url));
/** Below it no page of the product lies. */
const paths = { script: '/preview/live-page.js', events: '/preview/events' } as const;

/** Adds to each page a script that hears of imports, shows faults, and loads the page anew. */
export function addLivePages(http: FastifyInstance): LivePages {
  let state: PreviewState = { version: 0, faults: [] };
  const listeners = new Set<ServerResponse>();
  const messageOf = (): string => `data: ${JSON.stringify(state)}\n\n`;

  http.addHook('onRequest', (request, _reply, done) => {
    // Pages that were packed could not be added to.
    delete request.headers['accept-encoding'];
    delete request.headers['if-none-match'];
    done();
  });
  http.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    const isPage = typeof type === 'string' && type.startsWith('text/html');
    const html = payload instanceof Uint8Array ? Buffer.from(payload).toString() : payload;
    if (!isPage || typeof html !== 'string' || !html.includes('</head>')) {
      done(null, payload);
      return;
    }
    reply.removeHeader('content-length');
    const tag = `<script type="module" src="${paths.script}?version=${state.version}"></script>`;
    done(
      null,
      html.replace('</head>', () => `${tag}</head>`),
    );
  });
  // Kept pages would show what the folder was.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/service-worker.js') void reply.code(404).send();
    else done();
  });
  http.get(paths.script, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(readFileSync(script)),
  );
  http.get(paths.events, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(messageOf());
    listeners.add(reply.raw);
    reply.raw.once('close', () => listeners.delete(reply.raw));
  });
  return {
    tell: (now) => {
      state = now;
      for (const listener of listeners) listener.write(messageOf());
    },
    close: () => {
      for (const listener of listeners) listener.end();
    },
  };
}
