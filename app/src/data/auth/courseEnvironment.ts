import { builtInEnvironment, type SignOnEnvironment } from '@medeina/contract';
import { useIsUser } from '../../session/hooks.ts';
import { usePersonalCall } from '../hooks.ts';

export interface CourseEnvironment {
  /** It is known whether the person has an account there; of Medeina's own environment it always is. */
  readonly isKnown: boolean;
  /** The environment, where the person has no account in it. */
  readonly missing: SignOnEnvironment | undefined;
  /** The person's account there, as the environment numbers it. */
  readonly accountId: string | null;
  readonly reload: () => Promise<void>;
}

/** The environment in which a course is studied, and the account that the person who is logged in has there. */
export function useCourseEnvironment(id: string): CourseEnvironment {
  const isUser = useIsUser();
  const isAsked = isUser && id !== builtInEnvironment;
  const { data, error, mutate } = usePersonalCall('auth.environment.list', isAsked ? {} : null);
  const found = isAsked ? data?.data.find(({ environment }) => environment === id) : undefined;
  return {
    // Where it cannot be asked, the server decides when something is begun.
    isKnown: !isAsked || data !== undefined || error !== undefined,
    missing: found?.linked === false ? found : undefined,
    accountId: found?.environment_user_id ?? null,
    reload: async () => {
      await mutate();
    },
  };
}
