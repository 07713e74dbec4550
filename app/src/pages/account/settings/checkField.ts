import type { Check } from '../../../data/account/autosave.ts';

const load = () => import('@medeina/contract/account/schemas').catch(() => undefined);

/** Loads what checks fields, before the connection may go. */
export function prepareChecks(): void {
  void load();
}

/**
 * What is wrong with a value, by the contract's own rule. Where the schemas
 * cannot be loaded, as without a connection, it is the server that checks.
 */
export const checkField: Check = async (field, value) => {
  const schemas = await load();
  const result = schemas?.settingsChange.shape[field].safeParse(value);
  if (result === undefined) return undefined;
  return result.success ? undefined : (result.error.issues[0]?.message ?? 'invalid');
};
