import { z } from 'zod';
import { dataOf, done, idParams } from '../common.ts';
import { personal, publicChange } from '../endpoint.ts';
import {
  passkey,
  passkeyAssertion,
  passkeyCreation,
  passkeyCreationOptions,
  passkeyName,
  passkeyRequestOptions,
} from './passkey-schemas.ts';
import { guestSession, sessionAnswer } from './schemas.ts';

const own = { in: 'params', name: 'id', foreign: 404 } as const;

/** Rows of the calls about passkeys (WebAuthn). */
export const passkeyRows = {
  'auth.passkeys.list': {
    ...personal,
    summary: 'The person’s passkeys.',
    responses: { 200: dataOf(passkey.array()) },
    failures: [],
  },
  'auth.passkeys.options': {
    ...personal,
    idempotent: false,
    summary: 'What a browser needs to create a passkey. Needs a proof of the last five minutes.',
    responses: { 200: dataOf(passkeyCreationOptions) },
    failures: [403],
  },
  'auth.passkeys.add': {
    ...personal,
    idempotent: false,
    summary: 'Keeps the passkey that the browser has created.',
    body: z.object({ credential: passkeyCreation }),
    responses: { 200: dataOf(passkey) },
    failures: [400, 409],
  },
  'auth.passkeys.rename': {
    ...personal,
    owner: own,
    summary: 'Names a passkey.',
    params: idParams,
    body: passkeyName,
    responses: { 200: done },
    failures: [],
  },
  'auth.passkeys.remove': {
    ...personal,
    owner: own,
    summary: 'Removes a passkey. Needs a proof of the last five minutes.',
    params: idParams,
    responses: { 200: done },
    failures: [403],
  },
  'auth.passkey.options': {
    ...publicChange,
    auth: 'optional',
    ignoresEndedSession: true,
    summary: 'What a browser needs to ask for a passkey: one of the account’s for somebody who is logged in.',
    responses: { 200: dataOf(passkeyRequestOptions) },
    failures: [],
  },
  'auth.passkey.login': {
    ...publicChange,
    limit: 'login',
    summary: 'Signs a person in by passkey.',
    body: z.object({ credential: passkeyAssertion, oc_session: guestSession }),
    responses: { 200: sessionAnswer },
    failures: [400, 401],
  },
  'auth.passkey.check': {
    ...personal,
    idempotent: false,
    limit: 'login',
    summary:
      'Checks a passkey of the signed-in person. For five minutes credentials may then be changed. The access token of the call ends with it: a refresh gives the next one.',
    body: z.object({ credential: passkeyAssertion }),
    responses: { 200: done },
    failures: [400],
  },
} as const;
