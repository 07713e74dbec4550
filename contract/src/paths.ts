import { accountPaths } from './account/paths.ts';
import { authPaths } from './auth/paths.ts';
import { cataloguePaths } from './catalogue/paths.ts';
import { contentPaths } from './content/paths.ts';
import { learningPaths } from './learning/paths.ts';
import { platformPaths } from './platform/paths.ts';
import { shoppingPaths } from './shopping/paths.ts';

/** Method and path of every call by its id. Nothing but strings: the browser takes this and no schema. */
export const paths = {
  ...authPaths,
  ...accountPaths,
  ...cataloguePaths,
  ...learningPaths,
  ...contentPaths,
  ...shoppingPaths,
  ...platformPaths,
} as const;

/** The name of a call, such as `catalogue.products.list`. */
export type EndpointId = keyof typeof paths;
