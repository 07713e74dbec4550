/** Calls about the installation itself. */
export const platformPaths = {
  'platform.config': { method: 'GET', path: '/api/config', offline: true },
  'platform.openapi': { method: 'GET', path: '/api/openapi.json' },
  'platform.health': { method: 'GET', path: '/healthz' },
  'platform.ready': { method: 'GET', path: '/readyz' },
} as const;
