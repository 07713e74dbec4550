import type { MaterialKind } from '../kind.ts';

/** HTML, which is a call of its own. */
export const page: MaterialKind<'page'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: () => ({ kind: 'page' }),
  show: () => ({ module: 'page' }),
};
