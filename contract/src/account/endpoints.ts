import { dataOf, done } from '../common.ts';
import { endpointsOf, publicChange, publicRead } from '../endpoint.ts';
import { accountPaths } from './paths.ts';
import { languageChoice, siteLanguage } from './schemas.ts';

export const accountEndpoints = endpointsOf(accountPaths, {
  'account.languages.list': {
    ...publicRead,
    summary: 'The languages of the site.',
    responses: { 200: dataOf(siteLanguage.array()) },
    failures: [],
  },
  'account.languages.set': {
    ...publicChange,
    auth: 'optional',
    idempotent: true,
    summary:
      'Remembers the language in the account of the person who is logged in; else only the cookie is set.',
    body: languageChoice,
    responses: { 200: done },
    failures: [],
  },
});
