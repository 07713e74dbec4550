import type { Plugin } from 'vite';

/**
 * Leaves out of the pages what they do not use of the router. Its package names the build for development alone, with
 * every warning that it can give; and its forms and links stay in, used or not, since nothing says that making them has
 * no effect.
 */
export function leanRouter(): Plugin {
  return {
    name: 'medeina-lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/|$)/.test(source)) return null;
      const found = await this.resolve(source, importer, options);
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
