import { headerNames, languageTags } from '@medeina/contract';
import { type Endpoint, endpointList, errorBody, failuresOf } from '@medeina/contract/endpoints';
import { z } from 'zod';
import { mediaTypes } from './bodies.ts';

type JsonObject = Record<string, unknown>;

/** The contract's table as an OpenAPI 3.1 document. */
export function openApi(publicUrl: string): { openapi: string } & JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpointList) {
    const path = (paths[endpoint.path.replace('{+', '{')] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Medeina',
      version: '0.1.0',
      description:
        'Calls of the learning platform. Every error has one body, in the language that `' +
        `${headerNames.language}\` asks for.`,
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(endpointList.map(domainOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guest: { type: 'apiKey', in: 'header', name: headerNames.guest },
      },
    },
  };
}

function domainOf(endpoint: { readonly id: string }): string {
  return endpoint.id.split('.')[0] ?? '';
}

function operation(endpoint: Endpoint): JsonObject {
  return {
    operationId: endpoint.id,
    tags: [domainOf(endpoint)],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
      {
        name: headerNames.language,
        in: 'header',
        schema: { type: 'string', enum: Object.values(languageTags) },
      },
    ],
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: {
              [mediaTypes[endpoint.consumes ?? 'json']]: { schema: schemaOf(endpoint.body, 'input') },
            },
          },
        }),
    responses: responsesOf(endpoint),
  };
}

function securityOf({ auth }: Endpoint): JsonObject[] {
  if (auth === 'none') return [];
  if (auth === 'optional') return [{}, { bearer: [] }];
  return auth === 'guest' ? [{ guest: [] }, { bearer: [] }] : [{ bearer: [] }];
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): JsonObject[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(Object(properties)).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: shape,
  }));
}

function responsesOf(endpoint: Endpoint): JsonObject {
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => [
    status,
    {
      description: 'Success',
      content: { [endpoint.produces ?? 'application/json']: { schema: schemaOf(schema, 'output') } },
    },
  ]);
  const failures = [...failuresOf(endpoint), 429, 500, 503].map((status) => [
    String(status),
    {
      description: descriptions[status] ?? 'Refused',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  return Object.fromEntries([...answers, ...failures]);
}

const descriptions: Readonly<Record<number, string>> = {
  400: 'Input is not valid; all failing fields at once',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'The state forbids it',
  413: 'Too large',
  415: 'Not the media type that the call takes',
  416: 'No such range',
  429: 'Too many requests; see Retry-After',
  500: 'Our fault',
  503: 'Not available right now',
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
