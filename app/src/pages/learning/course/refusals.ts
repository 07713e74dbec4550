import { lazy } from 'react';
import type { CallError } from '../../../session/transport.ts';

/** What is said where a course is not shown. Most are: it loads late, within the page's own `Suspense`. */
export const EnvironmentProblem = lazy(async () => ({
  default: (await import('./EnvironmentProblem.tsx')).EnvironmentProblem,
}));
export const NotTheirs = lazy(async () => ({ default: (await import('./NotTheirs.tsx')).NotTheirs }));

/** Whether it is the environment of the course that refuses. */
export function isOfEnvironment(error: CallError | undefined): error is CallError {
  return error?.code === 'environment_login' || error?.code === 'environment_away';
}
