import type { Consumes } from '@medeina/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors.ts';

type Read = (body: Buffer, request: FastifyRequest) => unknown;

/** The media type of each kind of body, as Fastify names it. */
export const mediaTypes: Readonly<Record<Consumes, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: '*',
};

const readers: Readonly<Record<Consumes, Read>> = {
  json: (body, request) => {
    const text = textOf(body, request);
    request.mayHoldBroken = /\\u(?:0000|d[89a-f])/i.test(text);
    return text === '' ? undefined : JSON.parse(text);
  },
  form: (body, request) => {
    request.mayHoldBroken = true;
    return Object.fromEntries(new URLSearchParams(textOf(body, request)));
  },
  multipart: async (body, request) => {
    request.mayHoldBroken = true;
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    return Object.fromEntries(await new Response(new Uint8Array(body), { headers }).formData());
  },
  raw: (body) => body,
};

/** Has every route of a scope take bodies of one kind, and no other. */
export function acceptBodies(scope: FastifyInstance, kind: Consumes): void {
  const read = readers[kind];
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    mediaTypes[kind],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        return await read(body, request);
      } catch (cause) {
        if (cause instanceof ProblemError) throw cause;
        throw new ProblemError(kind === 'json' ? 'malformed_json' : 'bad_input', {
          fields: { body: ['field_invalid'] },
          cause,
        });
      }
    },
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function textOf(body: Buffer, request: FastifyRequest): string {
  const charset = /;\s*charset=\s*"?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new ProblemError('media_type');
  return decoder.decode(body);
}
