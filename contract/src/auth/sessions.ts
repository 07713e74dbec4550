import { dataOf, done } from '../common.ts';
import { personal } from '../endpoint.ts';
import { ownSession, sessionParams } from './session-schemas.ts';

/** Rows of the calls about where one is signed in. */
export const sessionRows = {
  'auth.sessions.list': {
    ...personal,
    summary: 'Where the person is signed in: the calling session first, then those seen last.',
    responses: { 200: dataOf(ownSession.array()) },
    failures: [],
  },
  'auth.sessions.end': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary:
      'Ends one of the person’s own sessions. Needs a proof of the last five minutes, but for the calling one and one that it let in.',
    params: sessionParams,
    responses: { 200: done },
    failures: [403],
  },
  'auth.sessions.endOthers': {
    ...personal,
    summary: 'Ends all sessions of the person but the calling one. Needs a proof of the last five minutes.',
    responses: { 200: done },
    failures: [403],
  },
} as const;
