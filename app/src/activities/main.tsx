import '@medeina/tokens/tokens.css';
import '@medeina/tokens/fonts.css';
import '@medeina/design-system/styles/reset.css.ts';
import type { ActivityState, Language } from '@medeina/contract';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { ActivityDocument } from './ActivityDocument.tsx';
import { openChannel } from './channel.ts';

const messages = import.meta.glob<Record<string, string>>('../messages/*.json', {
  import: 'default',
  query: '?part=activity',
});

/** What the server left in the document: written by our own server. */
function readData(): { readonly token: string; readonly state: ActivityState } {
  const text = document.querySelector('#activity-data')?.textContent;
  if (text === undefined || text === null) throw new Error('The activity came without its data.');
  return JSON.parse(text);
}

async function wordsIn(language: Language): Promise<Record<string, string>> {
  const read = messages[`../messages/${language}.json`];
  if (read === undefined) throw new Error(`There are no messages in "${language}".`);
  return await read();
}

const opening = openChannel();

/** A file did not arrive, or something is broken: the page around says so, and what one can do. */
async function giveUp(error: unknown): Promise<never> {
  (await opening).post({ type: 'document-failed' });
  throw error;
}

async function start(): Promise<void> {
  const { token, state } = readData();
  const [channel, words] = await Promise.all([opening, wordsIn(state.language)]);
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The activity has no place.');
  createRoot(root, { onUncaughtError: (error) => void giveUp(error) }).render(
    <StrictMode>
      <MedeinaProvider locale={state.language}>
        <IntlProvider locale={state.language} messages={words}>
          <ActivityDocument state={state} token={token} channel={channel} />
        </IntlProvider>
      </MedeinaProvider>
    </StrictMode>,
  );
}

start().catch(giveUp);
