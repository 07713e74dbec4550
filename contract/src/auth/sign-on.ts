import { z } from 'zod';
import { dataOf, done } from '../common.ts';
import { personal, publicChange, publicRead } from '../endpoint.ts';
import { sessionAnswer } from './schemas.ts';
import {
  backChannelBody,
  doneElsewhere,
  environmentBody,
  environmentCodeBody,
  environmentLoginBody,
  environmentLogoutBody,
  googleBody,
  linkOauthBody,
  linkUserBody,
  oauthReturnParams,
  oauthReturnQuery,
  oauthService,
  oauthServiceDetail,
  oauthStartHeaders,
  oauthStartQuery,
  previewBody,
  serviceParams,
  servicesHeaders,
  servicesQuery,
  signOnEnvironment,
  signOnPreview,
  socialProvider,
  ssoBody,
} from './sign-on-schemas.ts';

const signingIn = { ...publicChange, responses: { 200: sessionAnswer } } as const;
const changing = { ...personal, idempotent: false } as const;

/** Rows of signing in at an environment or another provider, and of linking accounts there. */
export const signOnRows = {
  'auth.sso': {
    ...signingIn,
    limit: 'login',
    summary: 'Signs a person in with a password, or with the code that a sign-on came back with.',
    body: ssoBody,
    failures: [401, 403, 409],
  },
  'auth.sso.preview': {
    ...publicChange,
    auth: 'optional',
    summary: 'What a sign-on that has come back would do, for the person to confirm. It does nothing yet.',
    body: previewBody,
    responses: { 200: dataOf(signOnPreview) },
    failures: [401],
  },
  'auth.social.list': {
    ...publicRead,
    summary: 'Social providers that are configured, each with where its sign-on starts.',
    responses: { 200: dataOf(z.array(socialProvider)) },
    failures: [],
  },
  'auth.social.google': {
    ...signingIn,
    summary: 'Signs a person in with the code that a sign-on with Google came back with.',
    body: googleBody,
    failures: [401, 403, 404, 409],
  },
  'auth.environment.list': {
    ...publicRead,
    auth: 'optional',
    summary: 'Learning environments; to who is logged in also which of them are linked.',
    responses: { 200: dataOf(z.array(signOnEnvironment)) },
    failures: [],
  },
  'auth.environment.login': {
    ...signingIn,
    limit: 'login',
    summary: 'Signs a person in with an environment’s password, where it offers nothing better (else 409).',
    body: environmentLoginBody,
    failures: [401, 403, 404, 409],
  },
  'auth.environment.loginOauth': {
    ...signingIn,
    summary: 'Signs a person in with the code that a sign-on at this environment came back with.',
    body: environmentCodeBody,
    failures: [401, 403, 404, 409],
  },
  'auth.environment.logout': {
    ...publicChange,
    auth: 'optional',
    ignoresEndedSession: true,
    idempotent: true,
    summary: 'Ends the session; `redirect_url` leads to where the provider ends its own.',
    body: environmentLogoutBody,
    responses: { 200: doneElsewhere },
    failures: [],
  },
  'auth.environment.linkOauth': {
    ...changing,
    summary:
      'Links the account that a sign-on has proved with the one that is logged in. Needs a proof of the last five minutes.',
    body: linkOauthBody,
    responses: { 200: done },
    failures: [401, 403, 404, 409],
  },
  'auth.environment.link': {
    ...changing,
    limit: 'login',
    summary:
      'Links an account by its password, where the environment offers nothing better (else 409). Needs a proof of the last five minutes.',
    body: linkUserBody,
    responses: { 200: done },
    failures: [401, 403, 404, 409],
  },
  'auth.environment.unlink': {
    ...changing,
    idempotent: true,
    summary: 'Takes a link back. The only way in stays (409). Needs a proof of the last five minutes.',
    body: environmentBody,
    responses: { 200: done },
    failures: [403, 404, 409],
  },
  'auth.environment.register': {
    ...changing,
    summary: 'Where an account in the environment is made: `redirect_url` leads there and links it after.',
    body: environmentBody,
    responses: { 200: doneElsewhere },
    failures: [404, 409],
  },
  'auth.services.list': {
    ...personal,
    summary:
      'Ways to sign in to an environment, named by the query or by X-Environment; without either, to all.',
    query: servicesQuery,
    headers: servicesHeaders,
    responses: { 200: dataOf(z.array(oauthService)) },
    failures: [404],
  },
  'auth.services.detail': {
    ...personal,
    summary: 'A way to sign in, with its address.',
    params: serviceParams,
    headers: servicesHeaders,
    responses: { 200: dataOf(oauthServiceDetail) },
    failures: [404],
  },
  'auth.oauth.start': {
    ...publicRead,
    auth: 'optional',
    ignoresEndedSession: true,
    idempotent: false,
    summary:
      'Sends the browser to the provider of an environment (code flow with PKCE); one that another site sent here, to the login page.',
    query: oauthStartQuery,
    headers: oauthStartHeaders,
    responses: { 302: z.unknown() },
    failures: [],
    produces: 'text/html',
  },
  'auth.oauth.return': {
    ...publicRead,
    auth: 'optional',
    ignoresEndedSession: true,
    idempotent: false,
    summary:
      'Where a provider sends the browser back. Leads to the login page with a one-time code, never a token.',
    params: oauthReturnParams,
    query: oauthReturnQuery,
    responses: { 302: z.unknown() },
    failures: [],
    produces: 'text/html',
  },
  'auth.oauth.backChannel': {
    ...publicChange,
    idempotent: true,
    summary: 'A provider says that a session there has ended (OpenID Connect Back-Channel Logout 1.0).',
    consumes: 'form',
    body: backChannelBody,
    responses: { 200: z.unknown() },
    failures: [],
    produces: 'text/plain',
  },
} as const;
