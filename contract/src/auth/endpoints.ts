import { z } from 'zod';
import { dataOf, done } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { authPaths } from './paths.ts';
import {
  currentSession,
  loginBody,
  refreshBody,
  refreshHeaders,
  registerBody,
  sessionAnswer,
} from './schemas.ts';

export const authEndpoints = endpointsOf(authPaths, {
  'auth.login': {
    auth: 'none',
    owner: 'nobody',
    limit: 'login',
    idempotent: false,
    summary: 'Signs a person in with user name (or e-mail) and password.',
    body: loginBody,
    responses: { 200: sessionAnswer },
    failures: [400, 401, 403],
  },
  'auth.register': {
    auth: 'none',
    owner: 'nobody',
    limit: 'register',
    idempotent: false,
    summary: 'Creates an account and signs its person in.',
    body: registerBody,
    responses: { 200: sessionAnswer },
    failures: [400, 403, 409],
  },
  'auth.refresh': {
    auth: 'none',
    owner: 'nobody',
    limit: 'default',
    idempotent: false,
    summary: 'Exchanges a refresh token for its successor. A token used twice ends its family.',
    headers: refreshHeaders,
    body: refreshBody,
    responses: { 200: sessionAnswer },
    failures: [400, 401, 403],
  },
  'auth.logout': {
    auth: 'optional',
    owner: 'nobody',
    limit: 'default',
    idempotent: true,
    summary: 'Ends the session. Answers the same when there is none.',
    body: z.object({ refresh_token: z.string().max(1024).optional() }).optional(),
    responses: { 200: done },
    failures: [400, 403],
  },
  'auth.session': {
    auth: 'optional',
    owner: 'nobody',
    limit: 'default',
    idempotent: true,
    summary: 'Who is logged in; null when nobody is.',
    responses: { 200: dataOf(currentSession.nullable()) },
    failures: [],
  },
});
