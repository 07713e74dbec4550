import type { Ask } from '../ask.ts';

class Missing extends Error {
  readonly status = 404;
}

/** Throws where the address names an environment or a course that does not exist. Only the server calls it. */
export async function findOwnCourse(
  { environment, id }: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<undefined> {
  if (environment !== undefined) {
    const { data } = await ask('platform.config', {});
    if (!data.environments.includes(environment)) throw new Missing(`No environment "${environment}"`);
  }
  await ask('catalogue.products.detail', { params: { id: Number(id) } });
  return undefined;
}
