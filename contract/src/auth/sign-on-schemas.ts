import { z } from 'zod';
import { done, environmentName, flagText, text } from '../common.ts';
import { headerNames } from '../wire.ts';
import { guestSession, loginBody } from './schemas.ts';

/** An environment's id, or the name of a social provider. */
const provider = environmentName;

/** The code that a sign-on comes back with in place of a token: good for 60 s, once, in the browser that started. */
const signOnCode = z.string().min(1).max(1024);

/** Both parameters of the return carry the same code. */
const codes = { access_token: signOnCode, refresh_token: signOnCode };
const newSession = { oc_session: guestSession, is_eshop: z.boolean().optional() };
const register = z
  .boolean()
  .optional()
  .describe('Make an account where none is linked; the person has agreed to the terms.');

export const ssoBody = z.union([
  z.object({ ...codes, ...newSession, register }),
  loginBody.extend({ is_eshop: z.boolean().optional() }),
]);
export const googleBody = z.object({ ...codes, ...newSession, register });
export const environmentLoginBody = loginBody.extend({ environment: provider });
export const environmentCodeBody = z.object({ ...codes, ...newSession, environment: provider, register });
export const previewBody = z.object({ access_token: signOnCode });
export const linkOauthBody = z.object({ access_token: signOnCode, environment: provider });
export const linkUserBody = z.object({
  user_name: loginBody.shape.username,
  password: loginBody.shape.password,
  environment: provider,
});
export const environmentBody = z.object({ environment: provider });
export const environmentLogoutBody = z.object({ refresh_token: z.string().max(1024).optional() }).optional();

/** What a sign-on that has just come back would do; shown before a person confirms it. */
export const signOnPreview = z.object({
  action: z.enum(['login', 'link']),
  environment: provider,
  name: z.string().describe('Of the environment or the provider.'),
  account: z.string().describe('The account there, as its owner knows it.'),
  linked: z.boolean().describe('Whether a Medeina account is linked with it.'),
});
export type SignOnPreview = z.infer<typeof signOnPreview>;

/** How one signs in to an environment: with Medeina’s own account, at a provider, or with a password of its own. */
const signsInBy = z.enum(['medeina', 'provider', 'password']);

/** A learning environment. The last four fields are null to who is not logged in. */
export const signOnEnvironment = z.object({
  environment: provider,
  name: z.string(),
  logo: z.string().nullable(),
  lmsUrl: z.string().nullable(),
  signs_in_by: signsInBy,
  linked: z.boolean().nullable(),
  account: z.string().nullable().describe('The linked account, as its owner knows it.'),
  environment_user_id: z.string().nullable().describe('The linked account’s id there, where it is known.'),
  can_unlink: z.boolean().nullable().describe('False where it is the only way in.'),
});
export type SignOnEnvironment = z.infer<typeof signOnEnvironment>;

/** A provider that signs people in by itself, such as Google. */
export const socialProvider = z.object({ provider, name: z.string(), url: z.string() });

/** A way to sign in to an environment. */
export const oauthService = z.object({
  id: provider,
  servicetype: z.enum(['oidc']),
  name: z.string(),
  image: z.string().nullable(),
});
export const oauthServiceDetail = oauthService.extend({
  url: z.string().describe('Where the browser goes to sign in.'),
});
export const servicesQuery = z.object({ environment: provider.optional() });
export const servicesHeaders = z.object({ [headerNames.environment]: provider.optional() });
export const serviceParams = z.object({ id: provider });

/** A change that the browser completes elsewhere: null where nothing is left to do. */
export const doneElsewhere = done.extend({ redirect_url: z.string().nullable() });

/** People arrive here by links: what is wrong leads to the login page with a message, not to an error body. */
export const oauthStartQuery = z.object({
  environment: z.string().max(2000).optional(),
  redirect: z.string().max(2000).optional().describe('Where to go when signed in.'),
  register: flagText.optional().describe('Ask the provider for its registration.'),
  forgot: flagText.optional().describe('Ask the provider to sign in anew, where it offers a new password.'),
  back_uri: z.string().max(2000).optional().describe('Where to return when it fails.'),
  link: flagText.optional().describe('Link the account with the one that is logged in.'),
});
/** Where a browser comes from, as it says itself: it starts no sign-on because another site's page sent it. */
export const oauthStartHeaders = z.object({ 'sec-fetch-site': z.string().max(20).optional() });
/** Each provider has an address of its own to come back to, so that none is taken for another. */
export const oauthReturnParams = z.object({ provider });
/** What providers add of their own passes. */
export const oauthReturnQuery = z.looseObject({
  state: z.string().max(500).optional(),
  code: z.string().max(4096).optional(),
  error: z.string().max(500).optional(),
});
export const backChannelBody = z.object({ logout_token: text(16_384) });
