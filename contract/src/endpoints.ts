import { accountEndpoints } from './account/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { learningEndpoints } from './learning/endpoints.ts';
import type { EndpointId } from './paths.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import { shoppingEndpoints } from './shopping/endpoints.ts';

export { failuresOf } from './endpoint.ts';
export type { Access, Consumes, Endpoint, FailureStatus, Feature, Limit, Method, Owner } from './endpoint.ts';

/**
 * The wire as one table. The server mounts it, the documentation is made from it and the tests enumerate it; a route
 * that is not here cannot be mounted. The browser never loads this module: it takes `@medeina/contract`.
 */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...learningEndpoints,
  ...contentEndpoints,
  ...shoppingEndpoints,
  ...platformEndpoints,
} as const satisfies { readonly [Id in EndpointId]: Endpoint & { readonly id: Id } };

/** The table itself as a type: `Endpoints['auth.login']['body']`. */
export type Endpoints = typeof endpoints;

/** All rows, to iterate over. */
export const endpointList: readonly (Endpoint & { readonly id: EndpointId })[] = Object.values(endpoints);

/** The body of every error, whatever the call. */
export { errorBody } from './common.ts';
