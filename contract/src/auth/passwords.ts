import { dataOf, done } from '../common.ts';
import { personal, publicChange } from '../endpoint.ts';
import {
  confirmedEmail,
  credentials,
  emailConfirmation,
  emailState,
  forgottenBody,
  passwordChangeBody,
  passwordCheckBody,
  passwordPreference,
  preferenceQuery,
  resetBody,
} from './password-schemas.ts';

/** The caller names their own account; somebody else's is refused. */
const ownName = { in: 'body', name: 'username', foreign: 403 } as const;

/** Rows of the calls about passwords, and about the address that a new one is sent to. */
export const passwordRows = {
  'auth.password.check': {
    ...personal,
    idempotent: false,
    owner: ownName,
    limit: 'login',
    summary:
      'Checks the password of the signed-in person. For five minutes credentials may then be changed. The access token of the call ends with it: a refresh gives the next one.',
    body: passwordCheckBody,
    responses: { 200: done },
    failures: [],
  },
  'auth.password.change': {
    ...personal,
    idempotent: false,
    owner: ownName,
    limit: 'login',
    summary: 'Sets a new password and ends the other sessions. Needs a proof of the last five minutes.',
    body: passwordChangeBody,
    responses: { 200: done },
    failures: [403],
  },
  'auth.password.preference': {
    ...personal,
    owner: { in: 'query', name: 'user_id', foreign: 403 },
    summary:
      'Whether the person has to choose a new password, because somebody else has set the present one.',
    query: preferenceQuery,
    responses: { 200: dataOf(passwordPreference) },
    failures: [],
  },
  'auth.password.isSet': {
    ...personal,
    summary: 'Whether the account has a password.',
    responses: { 200: dataOf(credentials) },
    failures: [],
  },
  'auth.password.forgotten': {
    ...publicChange,
    limit: 'forgotten',
    summary:
      'Mails a link to a new password. Answers the same, and as fast, whether there is such an account or not.',
    body: forgottenBody,
    responses: { 200: done },
    failures: [],
  },
  'auth.password.reset': {
    ...publicChange,
    limit: 'login',
    summary:
      'Sets a new password by the token of a mailed link, once within an hour, and ends all sessions. For minutes the same password is answered the same.',
    body: resetBody,
    responses: { 200: done },
    failures: [403],
  },
  'auth.email.read': {
    ...personal,
    summary: 'The e-mail address of the account, and whether it is confirmed.',
    responses: { 200: dataOf(emailState) },
    failures: [],
  },
  'auth.email.resend': {
    ...personal,
    idempotent: false,
    limit: 'forgotten',
    summary: 'Mails the link again that confirms the address.',
    responses: { 200: done },
    failures: [409],
  },
  'auth.email.confirm': {
    ...publicChange,
    auth: 'optional',
    ignoresEndedSession: true,
    limit: 'login',
    summary:
      'Confirms an e-mail address by the token of a mailed link; again within minutes it answers the same. Of several accounts the latest confirmation counts.',
    body: emailConfirmation,
    responses: { 200: dataOf(confirmedEmail) },
    failures: [],
  },
} as const;
