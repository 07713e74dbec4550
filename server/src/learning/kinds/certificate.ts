import type { MaterialKind } from './kind.ts';

/** Where the learner's certificate is to be had; it comes with the course. */
export const certificate: MaterialKind<'certificate'> = {
  isCompletedByOpening: true,
  hasDuration: false,
  store: () => ({ kind: 'certificate' }),
  show: () => ({ module: 'certificate' }),
};
