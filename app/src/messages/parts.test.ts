import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { paths } from '@medeina/contract';
import { expect, test } from 'vitest';
import { partOf } from '../../build/messages.ts';
import { partsOfPage } from '../languages.ts';
import messages from './lt.json' with { type: 'json' };

const source = join(import.meta.dirname, '..');
/** The parts that come with all pages of a folder. */
const parts = new Set(['account', 'activity', 'auth', 'content', 'learning']);

/** Ids of messages, or beginnings of such, in a file: `'auth.login.title'`, `` `content.faq.${name}` ``. */
function messagesIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/['"`](\w+\.[\w.]+)/g)]
    .map(([, id = '']) => id)
    .filter((id) => !(id in paths) && Object.keys(messages).some((known) => known.startsWith(id)));
}

// Messages of a part reach the browser with the pages that need it: anywhere else people would see their ids. The
// server renders with all of them.
test.each(globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', 'render.tsx'] }))(
  '%s uses messages that are there where it is',
  (file) => {
    const [folder, domain = ''] = file.split(sep);
    const present: readonly string[] =
      folder === 'pages' ? partsOfPage(`${domain}/`) : folder === 'activities' ? ['activity'] : [];
    const missing = messagesIn(file).filter((id) => {
      const part = partOf(id);
      // What one dialog of the shell brings along is told below.
      return parts.has(part) && !id.startsWith('shell.') && !present.includes(part);
    });
    expect(missing).toEqual([]);
  },
);

test.each([
  ['catalogue.discover', /^pages\/catalogue\/(?:DiscoverPage|discover\/)/],
  ['account.certificates', /^pages\/learning\/Certificates?Page\./],
  ['account.courses', /^pages\/learning\/(?:CoursesPage\.|NoCourse\.|dashboard\/)/],
  ['account.dashboard', /^pages\/learning\/(?:DashboardPage|dashboard\/)/],
  ['learning.forum', /^pages\/learning\/kinds\/forum\//],
  ['learning.grades', /^pages\/learning\/(?:GradesPage|grades\/)/],
  ['learning.recall', /^pages\/learning\/dashboard\//],
  ['catalogue.environment', /^(?:pages\/catalogue\/enrolment\/EnvironmentDialog|shell\/environment\/Link)/],
  ['catalogue.review', /^pages\/catalogue\/reviews\/(?:OwnReview|ReviewForm)/],
  ['catalogue.home', /^pages\/catalogue\/(?:HomePage|home\/)/],
  ['shell.proof', /^(?:pages\/account|shell\/proof)\//],
  ['shell.device', /^(?:pages\/(?:account\/|learning\/SecondDevice\.)|shell\/device\/)/],
])('%s is used where it is brought', (begin, places) => {
  const users = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', 'render.tsx'] })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => messagesIn(file).some((id) => id.startsWith(`${begin}.`)));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter((file) => !places.test(file))).toEqual([]);
});
