/** Calls of signing in and out. */
export const authPaths = {
  'auth.login': { method: 'POST', path: '/api/auth/login' },
  'auth.register': { method: 'POST', path: '/api/auth/register' },
  'auth.refresh': { method: 'POST', path: '/api/auth/refresh' },
  'auth.logout': { method: 'POST', path: '/api/auth/logout' },
  'auth.session': { method: 'GET', path: '/api/auth/session' },
} as const;
