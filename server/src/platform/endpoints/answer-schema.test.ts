import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writingOf } from './answer-schema.ts';

const written = async (schema: z.ZodType, answer: unknown): Promise<unknown> => {
  const app = Fastify();
  app.get('/', writingOf({ responses: { 200: schema } }), () => answer);
  const { body } = await app.inject('/');
  return JSON.parse(body);
};

describe('answers hold only what the contract has', () => {
  test('of one shape', async () => {
    const schema = z.object({ name: z.string(), of: z.string().nullable() });
    expect(await written(schema, { name: 'a', of: null, secret: 1 })).toEqual({ name: 'a', of: null });
  });

  test('of several shapes', async () => {
    const schema = z.object({
      parts: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), text: z.string() }),
          z.object({ kind: z.literal('number'), number: z.number() }),
        ]),
      ),
    });
    expect(
      await written(schema, {
        parts: [
          { kind: 'text', text: 'a', secret: 1 },
          { kind: 'number', number: 2, text: 'b' },
        ],
        secret: 3,
      }),
    ).toEqual({
      parts: [
        { kind: 'text', text: 'a' },
        { kind: 'number', number: 2 },
      ],
    });
  });
});
