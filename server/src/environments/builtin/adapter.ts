import { type EnvironmentAdapter, EnvironmentError } from '../environment.ts';

/** Medeina's own environment: every account has it, and its courses are in our own database. */
export const builtinAdapter: EnvironmentAdapter = {
  accountOf: () => Promise.reject(new EnvironmentError('refused', 'the built-in environment has no tokens')),
};
