import { done } from '../common.ts';
import { personal } from '../endpoint.ts';
import { passwordCheckBody } from './password-schemas.ts';

/** Rows of the calls about passwords. */
export const passwordRows = {
  'auth.password.check': {
    ...personal,
    idempotent: false,
    owner: { in: 'body', name: 'username', foreign: 403 },
    limit: 'login',
    summary: 'Checks the password of the signed-in person. For five minutes credentials may then be changed.',
    body: passwordCheckBody,
    responses: { 200: done },
    failures: [],
  },
} as const;
