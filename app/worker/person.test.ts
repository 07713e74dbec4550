// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('what a person saw goes when they leave, also where there is no room to note it', async () => {
  const gone: string[] = [];
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: () => Promise.resolve(Response.json({ person: 7, language: 'lt', turn: 3 })),
        put: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
      }),
    delete: (name: string) => Promise.resolve(gone.push(name) > 0),
  });
  const { person } = await import('./person.ts');
  await person.tell({ person: null, language: 'lt' });
  expect(gone).toEqual(['medeina-calls', 'medeina-pages', 'medeina-pictures']);
  expect(await person.read()).toEqual({ person: null, language: 'lt', turn: 4 });
});
