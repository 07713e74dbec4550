import type { Input } from '@medeina/contract';

/** The partners at the foot of each page. */
export const partnersInput = { query: { kind: 'partner' } } as const satisfies Input<'content.clients'>;
