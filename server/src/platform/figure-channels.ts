import { typedChannel } from './typed-channel.ts';

/** What domains tell of for figures that the audit does not have. */

/** A password that was tried: for a login, before a change of it, or of an account elsewhere. */
export const attemptOutcomes = ['right', 'wrong', 'slowed'] as const;
export const passwordAttempts = typedChannel<(typeof attemptOutcomes)[number]>('medeina:password-attempt');

/** Why a page or picture was not made: the caller's address asked for too many, the process lags, too many wait. */
export const renderRefusals = ['limit', 'pressure', 'queue'] as const;
export const refusedRenders = typedChannel<(typeof renderRefusals)[number]>('medeina:refused-render');

/** How many renders wait for their turn, each time that it changes. */
export const waitingRenders = typedChannel<number>('medeina:waiting-renders');
