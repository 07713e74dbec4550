import { dataOf, done } from '../common.ts';
import { personal } from '../endpoint.ts';
import { deletionAsked, deletionState, ownData, ownDataPage } from './own-data-schemas.ts';

/** Rows of the calls about all that is held on a person. */
export const ownDataRows = {
  'account.export': {
    ...personal,
    limit: 'export',
    summary:
      'Everything that is held on the person, as JSON. Needs a password or passkey given a moment ago.',
    responses: { 200: ownData },
    failures: [403],
  },
  'account.exportPage': {
    ...personal,
    limit: 'export',
    summary: 'The same as a page of HTML to be read and printed, in the asked language.',
    responses: { 200: dataOf(ownDataPage) },
    failures: [403],
  },
  'account.deletion.read': {
    ...personal,
    summary: 'When the account is to be erased; null where it is not.',
    responses: { 200: dataOf(deletionState) },
    failures: [],
  },
  'account.deletion.ask': {
    ...personal,
    summary:
      'Has the account erased in 14 days, and ends all sessions. Needs a password or passkey given a moment ago.',
    responses: { 200: deletionAsked },
    failures: [403],
  },
  'account.deletion.takeBack': {
    ...personal,
    summary: 'Keeps the account after all.',
    responses: { 200: done },
    failures: [],
  },
} as const;
