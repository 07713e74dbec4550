import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Answers HEAD with the headers alone: by itself Fastify reads a file to its end, to throw away what it read. */
export function leaveOutBodies(http: FastifyInstance): void {
  http.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) {
      done();
      return;
    }
    payload.destroy();
    done(null, Readable.from([]));
  });
}
