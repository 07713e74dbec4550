import pLimit from 'p-limit';
import { ProblemError } from './errors.ts';

/** Each takes a core and some hundred megabytes for about a second. */
export const mostPicturesAtOnce = 2;
/** Each holds a file in memory; people hardly wait longer than these take. */
export const mostPicturesWaiting = 20;
/** Seconds after which whoever was refused may try again. */
const retryAfter = 5;

const turns = pLimit(mostPicturesAtOnce);

/**
 * Draws a picture that somebody sent when its turn comes.
 * @throws {ProblemError} `busy`, at once, when too many wait already.
 */
export async function drawInTurn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> {
  if (turns.pendingCount >= mostPicturesWaiting) throw new ProblemError('busy', { retryAfter });
  return await turns(draw);
}
