/** Calls about a person's own account. */
export const accountPaths = {
  'account.languages.list': { method: 'GET', path: '/api/languages' },
  'account.languages.set': { method: 'POST', path: '/api/languages' },
} as const;
