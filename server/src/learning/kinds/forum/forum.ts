import { saveQuestions } from '../../forum/import-store.ts';
import type { MaterialKind } from '../kind.ts';

/** A forum: what is written in it is a call of its own. */
export const forum: MaterialKind<'forum'> = {
  isCompletedByOpening: ({ completedBy }) => completedBy === 'opening',
  hasDuration: false,
  store: ({ completedBy }) => ({ kind: 'forum', completedBy }),
  save: async (executor, materialId, { discussions }) => saveQuestions(executor, materialId, discussions),
  show: ({ completedBy }, { isOpen }) => ({
    module: 'forum',
    forum: isOpen ? { completed_by: completedBy } : null,
  }),
};
