import { isLanguage, type Language } from '@medeina/contract';

/** Messages by id, in ICU's format. */
export type Messages = Record<string, string>;

type Catalogues = Readonly<Record<string, () => Promise<Messages>>>;

const whole: Catalogues = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });

/** What the pages of a folder need beside the site's own messages. Vite wants each address written out. */
const parts = {
  site: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=site' }),
  account: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=account' }),
  auth: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=auth' }),
  course: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=course' }),
  discover: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=discover' }),
  home: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=home' }),
  content: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=content' }),
  learning: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=learning' }),
  learner: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=learner' }),
  shopping: import.meta.glob<Messages>('./messages/*.json', { import: 'default', query: '?part=shopping' }),
} satisfies Record<string, Catalogues>;

export type MessagePart = keyof typeof parts;

/** The parts that the pages of a folder under `pages/` need. */
const partsOfFolder: Readonly<Record<string, readonly MessagePart[]>> = {
  // Settings add a device as a learner's overview does.
  account: ['account', 'learner'],
  auth: ['auth'],
  catalogue: [],
  content: ['content'],
  learning: ['learning'],
  shopping: ['shopping'],
};

/** The parts that one page alone needs. */
const partsOfOnePage: Readonly<Record<string, readonly MessagePart[]>> = {
  'catalogue/DiscoverPage': ['discover'],
  'catalogue/HomePage': ['home'],
  'learning/CertificatePage': ['learner'],
  'learning/CertificatesPage': ['learner'],
  'learning/CoursesPage': ['learner'],
  'learning/DashboardPage': ['learner'],
  'learning/GradesPage': ['learner'],
};

/** The parts of a page, by its file under `pages/`, without its ending. */
export function partsOfPage(page: string): readonly MessagePart[] {
  return ['site', ...(partsOfFolder[page.split('/')[0] ?? ''] ?? []), ...(partsOfOnePage[page] ?? [])];
}

async function load(catalogues: Catalogues, language: Language): Promise<Messages> {
  const read = catalogues[`./messages/${language}.json`];
  if (read === undefined) throw new Error(`There are no messages in "${language}".`);
  return await read();
}

/** All messages of a language. */
export function loadMessages(language: Language): Promise<Messages> {
  return load(whole, language);
}

/**
 * What the browser has of each language so far. A page's part joins it before the page is drawn; who reads from it
 * looks each message up when it is shown, so no update has to be signalled.
 */
const present = new Map<Language, Messages>();

/** Brings parts of a language, and returns all of it that is present. */
export async function bringMessages(
  language: Language,
  wanted: readonly MessagePart[] | 'all',
): Promise<Messages> {
  const catalogues = wanted === 'all' ? [whole] : wanted.map((part) => parts[part]);
  const brought = await Promise.all(catalogues.map((one) => load(one, language)));
  const messages = present.get(language) ?? {};
  present.set(language, messages);
  Object.assign(messages, ...brought);
  return messages;
}

/** Loads code whose messages no page brings, together with these, in the language of the document. */
export async function withMessages<Loaded>(part: MessagePart, load: () => Promise<Loaded>): Promise<Loaded> {
  const { lang } = document.documentElement;
  const [loaded] = await Promise.all([load(), isLanguage(lang) && bringMessages(lang, [part])]);
  return loaded;
}
