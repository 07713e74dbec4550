import type { MaterialKind } from './kind.ts';

/** The practical sessions of the course. */
export const calendar: MaterialKind<'calendar'> = {
  isCompletedByOpening: true,
  hasDuration: false,
  showsPractice: true,
  store: () => ({ kind: 'calendar' }),
  show: (_content, { isOpen, practice }) => ({
    module: 'calendar',
    calendar: isOpen ? { sessions: [...practice.sessions] } : null,
  }),
};

/** The practical room. */
export const extlmsroom: MaterialKind<'extlmsroom'> = {
  // Being there does, which the operator records.
  isCompletedByOpening: false,
  hasDuration: false,
  showsPractice: true,
  store: (source) => source,
  show: ({ room, url }, { isOpen, language, practice }) => ({
    module: 'extlmsroom',
    extlmsroom: isOpen
      ? { session: practice.sessions.find(({ own }) => own) ?? null, room: room?.[language] ?? null, url }
      : null,
  }),
};
