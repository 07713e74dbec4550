import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Messages = Readonly<Record<string, string>>;

/** Messages that only some pages need, by what their ids begin with; the first part counts. The rest are the site's own. */
const partOfSomePages: Readonly<Record<string, readonly string[]>> = {
  // Of a learner's pages, what the one of a course does without.
  learner: [
    'account.certificates',
    'account.courses',
    'account.dashboard',
    'learning.forum',
    'learning.grades',
    'learning.recall',
    'shell.device',
  ],
  account: ['account', 'shell.proof'],
  activity: ['activity'],
  auth: ['auth'],
  content: ['content'],
  // What a course's page says once it is asked to: it comes with the dialog or the form that says it.
  course: ['catalogue.environment', 'catalogue.review'],
  discover: ['catalogue.discover'],
  home: ['catalogue.home'],
  learning: ['learning'],
  shopping: ['shopping'],
};

const partQuery = /^(.*\/messages\/\w+)\.json\?part=(\w+)$/;
const partFile = /^(.*\/messages\/\w+)\.(\w+)\.part$/;

/** The part that a message belongs to. */
export function partOf(id: string): string {
  const own = Object.entries(partOfSomePages).find(([, begins]) =>
    begins.some((begin) => id.startsWith(`${begin}.`)),
  );
  return own?.[0] ?? 'site';
}

function cut(messages: Messages, wanted: string): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => partOf(id) === wanted));
}

/** Every message is compiled: for plain text react-intl would call the parser, which the browser does not have. */
function compiled(messages: Messages): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, parse(message, { captureLocation: false })]),
  );
}

/**
 * Cuts the messages into the site's own and those of some pages (`lt.json?part=learning`), and reads their syntax
 * while the app is built, so that the browser gets no parser. The latter only for the browser: the server has the
 * parser, and the text is what tests read.
 */
export function messages(): Plugin {
  let isForBrowser = false;
  const written = (all: Messages): string => JSON.stringify(isForBrowser ? compiled(all) : all);
  return {
    name: 'medeina-messages',
    enforce: 'pre',
    config: (config, { command }) => {
      isForBrowser = command === 'build' && config.build?.ssr === undefined;
      if (!isForBrowser) return undefined;
      return {
        resolve: {
          alias: [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ],
        },
      };
    },
    resolveId: {
      filter: { id: partQuery },
      // A name of its own: Vite reads `.json` itself, and looks for `.js` on the disk when it scans for dependencies.
      handler: (id, importer) => {
        const [, file, part] = partQuery.exec(id) ?? [];
        if (file === undefined || part === undefined || importer === undefined) return undefined;
        return `${resolve(dirname(importer), file)}.${part}.part`;
      },
    },
    load: {
      filter: { id: partFile },
      handler(id) {
        const [, file, part] = partFile.exec(id) ?? [];
        if (file === undefined || part === undefined) return undefined;
        this.addWatchFile(`${file}.json`);
        const all: Messages = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
        return { code: `export default ${written(cut(all, part))}`, map: null };
      },
    },
    transform: {
      filter: { id: /\/src\/messages\/\w+\.json$/ },
      handler: (code) => ({ code: written(JSON.parse(code)), map: null }),
    },
  };
}
