import { type Language, paths } from '@medeina/contract';
import { headersOfAll, patience } from './transport.ts';

/** Who is logged in, asked by the document's first script while the page's own is still on its way. */
export interface EarlySession {
  /** When it was asked; in milliseconds since 1970. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlySession?: EarlySession;
  }
}

/** Script that asks. Whose question fails is heard of when the answer is taken. */
export function earlySessionScript(language: Language): string {
  const path = JSON.stringify(paths['auth.session'].path);
  const headers = JSON.stringify(headersOfAll(language, 'cookie'));
  const question = `fetch(${path},{headers:${headers},signal:AbortSignal.timeout(${String(patience)})})`;
  return `(window.earlySession={at:Date.now(),answer:${question}}).answer.catch(function(){});`;
}

/** The question that is under way; whoever asks later wants an answer of their own. */
export function takeEarlySession(): EarlySession | undefined {
  const { earlySession } = window;
  delete window.earlySession;
  return earlySession;
}
