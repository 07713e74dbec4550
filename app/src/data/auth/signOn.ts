/** A sign-on that has come back to the login page. */
export interface SignOnReturn {
  /** Good for 60 seconds, once, in this browser. */
  readonly code: string;
  /** Of the environment, or the name of a social provider. */
  readonly environment: string;
  readonly action: 'link' | 'login';
}

/** Why a sign-on came to nothing. */
export const signOnFailures = [
  'cancelled',
  'expired',
  'login_first',
  'refused',
  'unavailable',
  'unknown',
] as const;
export type SignOnFailure = (typeof signOnFailures)[number];

/** What the address says that a sign-on has brought; null where it says nothing of one. */
export function readReturn(search: string): SignOnReturn | SignOnFailure | null {
  const parameters = new URLSearchParams(search);
  const error = parameters.get('error');
  if (error !== null) return signOnFailures.find((failure) => failure === error) ?? 'refused';
  const code = parameters.get('access_token');
  const environment = parameters.get('environment');
  if (code === null || environment === null) return null;
  return { code, environment, action: parameters.get('action') === 'link' ? 'link' : 'login' };
}

/** Where the browser leaves for a provider. */
export function signOnPath(
  environment: string,
  {
    redirect,
    wantsLink = false,
    wantsRegistration = false,
  }: {
    readonly redirect: string | null;
    readonly wantsLink?: boolean;
    readonly wantsRegistration?: boolean;
  },
): string {
  const query = new URLSearchParams({
    environment,
    ...(redirect === null ? {} : { redirect, back_uri: redirect }),
    ...(wantsLink ? { link: '1' } : {}),
    ...(wantsRegistration ? { register: '1' } : {}),
  });
  return `/oauth-login?${query.toString()}`;
}
