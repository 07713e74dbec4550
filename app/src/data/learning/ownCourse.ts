import { builtInEnvironment } from '@medeina/contract';
import type { Ask } from '../ask.ts';

class Missing extends Error {
  readonly status = 404;
}

/** Throws where the course of the address does not exist, or not in the environment named. Only the server calls it. */
export async function findOwnCourse(
  { environment, id }: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<undefined> {
  if (environment !== undefined && environment !== builtInEnvironment) {
    // Which courses there are in it, only the environment knows.
    const { data: known } = await ask('auth.environment.list', {});
    if (known.some((one) => one.environment === environment)) return undefined;
  }
  const { data } = await ask('catalogue.products.detail', { params: { id: Number(id) } });
  if (environment !== undefined && environment !== data.environment)
    throw new Missing(`No course ${String(id)} in the environment "${environment}"`);
  return undefined;
}
