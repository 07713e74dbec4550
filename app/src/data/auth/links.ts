import type { EndpointId } from '@medeina/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useAct } from '../hooks.ts';

/** The calls whose answers change with the accounts that are linked. */
const changedByLinks: ReadonlySet<unknown> = new Set<EndpointId>([
  'auth.environment.list',
  'learning.purchased.elsewhere',
]);

/** Reads anew what changes with the accounts that are linked. */
export function useRenewLinks(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate((key) => Array.isArray(key) && changedByLinks.has(key[0])), [mutate]);
}

/** An account of an environment that offers nothing better than its password. */
export interface AccountByPassword {
  readonly environment: string;
  readonly username: string;
  readonly password: string;
}

/** Links an account by its password, or signs in to a linked one again; tells what the server says of it. */
export function useLinkByPassword(): (
  account: AccountByPassword,
  forChange: <Result>(change: () => Promise<Result>) => Promise<Result>,
) => Promise<string> {
  const act = useAct();
  const renew = useRenewLinks();
  return async ({ environment, username, password }, forChange) => {
    const body = { environment, user_name: username, password };
    const { message } = await forChange(() => act('auth.environment.link', { body }, { quiet: true }));
    await renew();
    return message;
  };
}
