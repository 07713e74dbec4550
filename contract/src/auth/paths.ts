/** Calls of signing in and out, and of what one signs in with. */
export const authPaths = {
  'auth.login': { method: 'POST', path: '/api/auth/login' },
  'auth.register': { method: 'POST', path: '/api/auth/register' },
  'auth.refresh': { method: 'POST', path: '/api/auth/refresh' },
  'auth.logout': { method: 'POST', path: '/api/auth/logout' },
  'auth.session': { method: 'GET', path: '/api/auth/session' },
  'auth.password.check': { method: 'POST', path: '/api/auth/password/check' },
} as const;
