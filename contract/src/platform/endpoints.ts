import { z } from 'zod';
import { dataOf } from '../common.ts';
import { endpointsOf, publicRead } from '../endpoint.ts';
import { platformPaths } from './paths.ts';
import { health, siteConfig } from './schemas.ts';

export const platformEndpoints = endpointsOf(platformPaths, {
  'platform.config': {
    ...publicRead,
    summary: 'What is switched on: shopping, captcha, social sign-in, app links, languages.',
    responses: { 200: dataOf(siteConfig) },
    failures: [],
  },
  'platform.openapi': {
    ...publicRead,
    summary: 'This table as OpenAPI 3.1.',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
    failures: [],
  },
  'platform.health': {
    ...publicRead,
    limit: 'none',
    summary: 'The process is alive.',
    responses: { 200: health },
    failures: [],
  },
  'platform.ready': {
    ...publicRead,
    limit: 'none',
    summary: 'The process can serve: its database answers and its migrations are applied.',
    responses: { 200: health },
    failures: [],
  },
});
