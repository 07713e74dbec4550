import { z } from 'zod';
import type { Random } from './random.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A value likely to be valid for a JSON schema. */
export function exampleOf(schema: z.ZodType, random: Random): unknown {
  return make(asSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })), random);
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-02-03',
  'date-time': '2026-02-03T04:05:06Z',
  uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd',
  email: 'somebody@example.org',
};
const words = [
  'als',
  'žaizdų',
  'курс',
  '1',
  '+37061234567',
  'somebody@example.org',
  '1990-01-01',
  'long enough text',
];

function make(schema: JsonSchema, random: Random): unknown {
  const options = [schema['anyOf'], schema['oneOf'], schema['enum']].find(Array.isArray);
  if (options !== undefined && options.length > 0) {
    const picked: unknown = random.pick(options);
    return schema['enum'] === options ? picked : make(asSchema(picked), random);
  }
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'object': {
      const required = Array.isArray(schema['required']) ? schema['required'] : [];
      const { additionalProperties: others } = schema;
      // Of a record, whose names are anybody's.
      const record = typeof others === 'object' ? { some: others } : {};
      return Object.fromEntries(
        Object.entries({ ...record, ...asSchema(schema['properties']) })
          .filter(([name]) => required.includes(name) || random.chance(0.6))
          .map(([name, part]) => [name, make(asSchema(part), random)]),
      );
    }
    case 'array':
      return Array.from({ length: random.below(3) }, () => make(asSchema(schema['items']), random));
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1) + random.below(5);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return formats[String(schema['format'])] ?? random.pick(words);
  }
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
