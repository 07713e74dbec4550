import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether the caller takes gzip; `gzip;q=0` refuses it. */
export function takesGzip(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && negotiate(accepted.toLowerCase(), ['gzip']) !== null;
}

/** Shorter JSON fits into two packets: compressing it costs the server more than it saves the caller. */
const leastBytes = 2048;
/** Level 4 makes a list of courses a quarter of its size; level 6 takes twice the time for three per cent more. */
const options = { level: 4 };

/** Compresses large JSON in a thread of its own. Pages and files have precompressed forms. */
export function compressJson(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (
      typeof payload !== 'string' ||
      payload.length < leastBytes ||
      typeof type !== 'string' ||
      !type.startsWith('application/json') ||
      reply.hasHeader('content-encoding')
    ) {
      done();
      return;
    }
    const vary = reply.getHeader('vary');
    reply.header('vary', typeof vary === 'string' ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    if (!takesGzip(request)) {
      done();
      return;
    }
    gzip(payload, options, (error, packed) => {
      if (error !== null) {
        done(error);
        return;
      }
      reply.headers({ 'content-encoding': 'gzip', 'content-length': packed.length });
      done(null, packed);
    });
  });
}
