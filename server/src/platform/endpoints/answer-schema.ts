import type { Endpoint } from '@medeina/contract/endpoints';
import type { RouteOptions } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** How a route writes its answers, without the fields that the contract does not have. */
export function writingOf(
  endpoint: Pick<Endpoint, 'produces' | 'responses'>,
): Pick<RouteOptions, 'schema' | 'preSerialization'> {
  if (endpoint.produces !== undefined) return {};
  const schemas = answerSchemas(endpoint);
  if (!hasUnion(schemas)) return { schema: { response: schemas } };
  // For a union, the compiled serialiser would compile validators too, and try each option on each value: for a course
  // that takes 37 MB, which the process keeps, and more time than the contract's own check.
  return {
    preSerialization: async (_request, { statusCode }, answer) =>
      endpoint.responses[statusCode]?.parse(answer) ?? answer,
  };
}

/** JSON schemas of an endpoint's answers, in the form that Fastify's compiled serialiser is fast with. */
function answerSchemas({ responses }: Pick<Endpoint, 'responses'>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      flattened(z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' })),
    ]),
  );
}

function hasUnion(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'anyOf' in schema || 'oneOf' in schema || Object.values(schema).some(hasUnion);
}

/**
 * `anyOf [X, null]` becomes X with `nullable`: the serialiser would otherwise validate each value twice to find out
 * which of the two it is. What only validation needs is left out.
 */
function flattened(value: unknown): JsonSchema {
  const schema = plain(value);
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) ? { ...schema } : {};
}

const onlyForValidation = new Set([
  '$schema',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'format',
  'description',
]);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const anyOf: unknown = Reflect.get(value, 'anyOf');
  if (Array.isArray(anyOf) && anyOf.length === 2) {
    const [first, second] = anyOf.map(plain);
    if (isNull(second) && typeof first === 'object' && first !== null && 'type' in first) {
      // One of several values or null: `nullable` alone does not let null through a list of values.
      const values: unknown = Reflect.get(first, 'enum');
      return { ...first, ...(Array.isArray(values) && { enum: [...values, null] }), nullable: true };
    }
  }
  return Object.fromEntries(
    entries.flatMap(([key, item]) => {
      if (key === 'properties') {
        return [
          [key, Object.fromEntries(Object.entries(Object(item)).map(([name, sub]) => [name, plain(sub)]))],
        ];
      }
      return onlyForValidation.has(key) ? [] : [[key, plain(item)]];
    }),
  );
}

function isNull(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'null';
}
