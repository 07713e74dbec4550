import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../session/session.fixtures.ts';

/** A network that answers each save when it is let go, and what was sent over it. */
async function start() {
  const sent: { readonly language: string; readonly answer: PromiseWithResolvers<Response> }[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    const answer = Promise.withResolvers<Response>();
    sent.push({ language: JSON.parse(typeof body === 'string' ? body : '{}').language, answer });
    return answer.promise;
  });
  vi.resetModules();
  const { saveLanguage } = await import('./language.ts');
  const { sessionStore } = await import('../../session/store.ts');
  sessionStore.enter(session);
  return { saveLanguage, sent, languages: () => sent.map(({ language }) => language) };
}

afterEach(() => vi.unstubAllGlobals());

test('of languages chosen quickly, the last is sent last, and those between not at all', async () => {
  const { saveLanguage, sent, languages } = await start();
  saveLanguage('ru');
  await vi.waitFor(() => expect(languages()).toEqual(['ru']));
  saveLanguage('lt');
  saveLanguage('en');
  sent[0]?.answer.resolve(Response.json({}));
  await vi.waitFor(() => expect(languages()).toEqual(['ru', 'en']));
});

test('a language chosen without a connection is sent once there is one', async () => {
  const { saveLanguage, sent, languages } = await start();
  saveLanguage('ru');
  await vi.waitFor(() => expect(languages()).toEqual(['ru']));
  sent[0]?.answer.reject(new TypeError('lost'));
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(languages()).toEqual(['ru', 'ru']);
  });
});
