import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Answers HEAD with the headers alone: Fastify by itself would read a streamed file to its end and discard it. */
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
