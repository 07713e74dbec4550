import { t } from '../../internal/phrases.fixtures.ts';

/** A code as a message writes it. */
export const pastedCode = t('Jūsų kodas: 402 915');
