import { useSWRConfig } from 'swr';
import { useAct } from '../hooks.ts';
import { changedByLinks } from './signOn.ts';

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
  const { mutate } = useSWRConfig();
  return async ({ environment, username, password }, forChange) => {
    const body = { environment, user_name: username, password };
    const { message } = await forChange(() => act('auth.environment.link', { body }, { quiet: true }));
    await mutate((key) => Array.isArray(key) && changedByLinks.includes(key[0]));
    return message;
  };
}
