import { endpoints } from '@medeina/contract/endpoints';

/** Of the people that `medeina generate` makes. */
const password = 'load-password';

/** What somebody who is logged in sends with each call, and since when it is good. */
export interface Session {
  readonly headers: Readonly<Record<string, string>>;
  /** As `performance.now()` tells the time. */
  readonly since: number;
}

export async function logIn(url: string, username: string): Promise<Session> {
  const since = performance.now();
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { access_token } = endpoints['auth.login'].responses[200].parse(await answer.json());
  return { headers: { authorization: `Bearer ${access_token}` }, since };
}
