import type { Output } from '@medeina/contract';
import { solveChallengeWorkers } from 'altcha-lib';

/** More would slow down the page beside them. */
const mostWorkers = 4;

/** Does the work that a challenge asks for. Returns what the form sends. */
export async function solve({ challenge }: Output<'auth.captcha'>['data']): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
    createWorker: () => new Worker(new URL('worker.ts', import.meta.url), { type: 'module' }),
  });
  if (solution === null) throw new Error('The proof of work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
