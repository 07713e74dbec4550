/** Calls about a person's own account. */
export const accountPaths = {
  'account.languages.list': { method: 'GET', path: '/api/languages' },
  'account.languages.set': { method: 'POST', path: '/api/languages' },
  'account.update': { method: 'PUT', path: '/api/account' },
  'account.settings.read': { method: 'GET', path: '/api/settings' },
  'account.settings.save': { method: 'POST', path: '/api/settings' },
  'account.settings.image': { method: 'POST', path: '/api/settings/image' },
  'account.settings.removeImage': { method: 'DELETE', path: '/api/settings/image' },
  'account.organisations': { method: 'GET', path: '/api/organisations' },
  'account.positions': { method: 'GET', path: '/api/positions' },
  'account.countries': { method: 'GET', path: '/api/user/countries' },
  'account.cities': { method: 'GET', path: '/api/user/cities' },
  'account.photo': { method: 'GET', path: '/photos/{name}' },
} as const;
