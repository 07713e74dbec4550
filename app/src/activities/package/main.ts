import './package.css';
import type { Language } from '@medeina/contract';
import { openChannel } from '../channel.ts';
import { reached } from './player.ts';
import { provideStorage } from './storage.ts';
import { playerWords } from './words.ts';

/** What the server left in the document. */
interface PackageData {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
  readonly base: string;
  readonly library: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly content: string;
  readonly state: string | null;
  readonly player: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

/** In seconds. */
const aDay = 86_400;

/** Milliseconds between looks at what the package wants to keep. */
const lookEvery = 2000;

function readData(): PackageData {
  const text = document.querySelector('#activity-data')?.textContent;
  if (text === undefined || text === null) throw new Error('The package came without its data.');
  return JSON.parse(text);
}

/** Loads a script or a style and waits for it: each may need those before it. */
function load(element: HTMLLinkElement | HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('A file of the package did not load.')));
    document.head.append(element);
  });
}

async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  await load(script);
}

async function loadStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await load(link);
}

function describe({ id, title, language, base, library, content }: PackageData, state: string | null): void {
  globalThis.H5PIntegration = {
    baseUrl: location.origin,
    url: base,
    urlLibraries: base,
    siteUrl: location.origin,
    // What it wants to keep goes to the page around, not to an address: the player knows no user, so it saves nothing. With
    // `false` it would not give a package its state either.
    saveFreq: aDay,
    postUserStatistics: false,
    ajax: {},
    l10n: { H5P: playerWords[language] },
    loadedJs: [],
    loadedCss: [],
    contents: {
      [`cid-${String(id)}`]: {
        title,
        library,
        jsonContent: content,
        url: `${base}/content`,
        contentUrl: `${base}/content`,
        fullScreen: false,
        displayOptions: {
          frame: false,
          export: false,
          embed: false,
          copyright: false,
          icon: false,
          copy: false,
        },
        metadata: { title, license: 'U' },
        ...(state === null ? {} : { contentUserData: [{ state }] }),
      },
    },
  };
}

async function start(): Promise<void> {
  const data = readData();
  const channel = await openChannel();
  const { base, player, scripts, styles } = data;
  const size = new ResizeObserver(() => {
    channel.post({ type: 'document-size', height: Math.ceil(document.documentElement.offsetHeight) });
  });
  size.observe(document.documentElement);
  const state = channel.state ?? data.state;
  provideStorage();
  describe(data, state);
  globalThis.H5P = { preventInit: true };
  await Promise.all([...player.styles, ...styles.map((path) => `${base}/${path}`)].map(loadStyle));
  for (const script of [...player.scripts, ...scripts.map((path) => `${base}/${path}`)]) {
    // In order: a library uses those before it.
    // oxlint-disable-next-line no-await-in-loop
    await loadScript(script);
  }
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The package has no place.');
  const place = document.createElement('div');
  place.className = 'h5p-content';
  place.dataset['contentId'] = String(data.id);
  root.append(place);

  let kept = state;
  const look = (percent?: number) => {
    const now = globalThis.H5P?.instances?.[0]?.getCurrentState?.();
    const text = now === undefined || now === null ? kept : JSON.stringify(now);
    if (text === kept && percent === undefined) return;
    const isNew = text !== kept && text !== null;
    kept = text;
    channel.post({
      type: 'progress',
      at: new Date().toISOString(),
      ...(isNew && { state: text }),
      ...(percent !== undefined && { percent }),
    });
  };
  globalThis.H5P.externalDispatcher?.on('xAPI', (event) => look(reached(event)));
  globalThis.H5P.init?.(root);
  setInterval(look, lookEvery);
  addEventListener('pagehide', () => look());
}

start().catch((error: unknown) => {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = playerWords[readData().language]['failed'] ?? '';
  document.querySelector('#root')?.replaceChildren(words);
  throw error;
});
