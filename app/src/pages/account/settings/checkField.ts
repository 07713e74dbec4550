import type { Check } from '../../../data/account/autosave.ts';

/**
 * What is wrong with a value, by the contract's own rule. The schemas are loaded with the first check; where that fails,
 * as without a connection, it is the server that checks.
 */
export const checkField: Check = async (field, value) => {
  const schemas = await import('@medeina/contract/account/schemas').catch(() => undefined);
  const result = schemas?.settingsChange.shape[field].safeParse(value);
  if (result === undefined) return undefined;
  return result.success ? undefined : (result.error.issues[0]?.message ?? 'invalid');
};
