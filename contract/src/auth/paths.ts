/** Calls of signing in and out, and of what one signs in with. */
export const authPaths = {
  'auth.login': { method: 'POST', path: '/api/auth/login' },
  'auth.register': { method: 'POST', path: '/api/auth/register' },
  'auth.refresh': { method: 'POST', path: '/api/auth/refresh' },
  'auth.logout': { method: 'POST', path: '/api/auth/logout' },
  'auth.session': { method: 'GET', path: '/api/auth/session' },
  'auth.password.check': { method: 'POST', path: '/api/auth/password/check' },
  'auth.password.change': { method: 'POST', path: '/api/auth/password/change' },
  'auth.password.preference': { method: 'GET', path: '/api/auth/password/change/preference' },
  'auth.password.isSet': { method: 'GET', path: '/api/is-credentials-set' },
  'auth.password.forgotten': { method: 'POST', path: '/api/auth/password/forgotten' },
  'auth.password.reset': { method: 'POST', path: '/api/auth/password/reset' },
  'auth.email.read': { method: 'GET', path: '/api/auth/email' },
  'auth.email.resend': { method: 'POST', path: '/api/auth/email/resend' },
  'auth.email.confirm': { method: 'POST', path: '/api/auth/email/confirm' },
} as const;
