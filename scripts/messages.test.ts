import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/run.ts';

/** What the ids of field errors begin with in the app's messages. */
const inForms = 'form.problem.';

const catalogue = (path: string): ReadonlyMap<string, string> =>
  new Map(Object.entries<string>(JSON.parse(readFileSync(join(root, path), 'utf8'))));

test.each(['lt', 'en', 'ru'])('a form and the server say the same of a field, in %s', (language) => {
  const forms = catalogue(`app/src/messages/${language}.json`);
  const server = catalogue(`server/src/platform/messages/${language}.json`);
  const shared = [...forms].flatMap(([id, text]) => {
    const code = id.startsWith(inForms) ? id.slice(inForms.length) : '';
    return server.has(code) ? [{ code, text }] : [];
  });
  expect(shared.map(({ code }) => code)).toContain('field_too_long');
  expect(shared.filter(({ code, text }) => server.get(code) !== text)).toEqual([]);
});
