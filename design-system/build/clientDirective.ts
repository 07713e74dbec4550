import type { Rolldown } from 'tsdown';

/** What only a browser component does: hooks and context, Radix, handlers that it makes itself. */
const clientOnly = /\buse[A-Z]\w*\(|\bcreateContext\b|from '@radix-ui\/|\bon[A-Z]\w*=\{/u;

/**
 * Puts `'use client'` on every module that a server component could not run, so that no source can forget
 * it. Modules that only lay out stay what they are and cost a server-rendered page no script.
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
