import type { MaterialKind } from '../kind.ts';

/** A page elsewhere. */
export const link: MaterialKind<'link'> = {
  isCompletedByOpening: true,
  hasDuration: true,
  store: ({ url }) => ({ kind: 'link', url }),
  show: ({ url }, { language, isOpen }) => ({
    module: 'link',
    link: isOpen ? { url: url[language] } : null,
  }),
};
