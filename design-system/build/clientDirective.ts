import type { Rolldown } from 'tsdown';

/** Signs of a client component: hooks, context, Radix, event handlers. */
const clientOnly = /\buse[A-Z]\w*\(|\bcreateContext\b|from '@radix-ui\/|\bon[A-Z]\w*=\{/u;

/**
 * Adds `'use client'` to the modules that server components cannot run, so that no source can forget it. Layout modules
 * stay without it and add no script to server-rendered pages.
 */
export function clientDirective(): Rolldown.Plugin {
  return {
    name: 'client-directive',
    transform: {
      order: 'pre',
      filter: { id: /\.tsx$/u },
      handler: (code) => (clientOnly.test(code) ? { code: `'use client';\n${code}`, map: null } : null),
    },
  };
}
