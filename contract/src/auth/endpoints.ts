import { z } from 'zod';
import { dataOf, done } from '../common.ts';
import { endpointsOf, publicChange, publicRead } from '../endpoint.ts';
import { deviceRows } from './devices.ts';
import { passkeyRows } from './passkeys.ts';
import { passwordRows } from './passwords.ts';
import { authPaths } from './paths.ts';
import { sessionRows } from './sessions.ts';
import { captchaBody, captchaChallenge } from './captcha-schemas.ts';
import {
  currentSession,
  loginBody,
  refreshBody,
  refreshHeaders,
  registerBody,
  sessionAnswer,
} from './schemas.ts';
import { signOnRows } from './sign-on.ts';

export const authEndpoints = endpointsOf(authPaths, {
  ...sessionRows,
  ...deviceRows,
  ...passkeyRows,
  ...passwordRows,
  'auth.login': {
    ...publicChange,
    limit: 'login',
    summary: 'Signs a person in with user name (or e-mail) and password.',
    body: loginBody,
    responses: { 200: sessionAnswer },
    failures: [401],
  },
  'auth.register': {
    ...publicChange,
    limit: 'register',
    summary: 'Creates an account and signs its person in.',
    body: registerBody,
    responses: { 200: sessionAnswer },
    failures: [409],
  },
  'auth.captcha': {
    ...publicChange,
    summary:
      'A proof of work for the form that makes an account or asks for a new password, where the captcha is one: good once, for ten minutes and for the asking guest session.',
    body: captchaBody,
    responses: { 200: dataOf(captchaChallenge) },
    failures: [404],
  },
  'auth.refresh': {
    ...publicChange,
    summary: 'Exchanges a refresh token for its successor. A token used twice ends its family.',
    headers: refreshHeaders,
    body: refreshBody,
    responses: { 200: sessionAnswer },
    failures: [401],
  },
  'auth.logout': {
    ...publicChange,
    auth: 'optional',
    ignoresEndedSession: true,
    idempotent: true,
    summary: 'Ends the session. Answers the same when there is none.',
    body: z.object({ refresh_token: z.string().max(1024).optional() }).optional(),
    responses: { 200: done },
    failures: [],
  },
  'auth.session': {
    ...publicRead,
    auth: 'optional',
    summary: 'Who is logged in; null when nobody is.',
    responses: { 200: dataOf(currentSession.nullable()) },
    failures: [],
  },
  ...signOnRows,
});
