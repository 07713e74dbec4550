import type { Check } from '../../../data/account/autosave.ts';

/** What is wrong with a value, by the contract's own rule; the schemas are loaded with the first check. */
export const checkField: Check = async (field, value) => {
  const { settingsChange } = await import('@medeina/contract/account/schemas');
  const result = settingsChange.shape[field].safeParse(value);
  return result.success ? undefined : (result.error.issues[0]?.message ?? 'invalid');
};
