import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import type { Plugin } from 'vite';
import { mdxCompileOptions } from './mdx.ts';

/**
 * The vanilla-extract compiler starts its own Vite inside Storybook's. Nobody connects to it, but it would take Vite's
 * fixed port 24678, which only one Storybook per machine can have.
 */
const silentCompiler: Plugin = {
  name: 'medeina-silent-compiler',
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/** The elements read the patterns as text, as in their own build. */
const patternsAsText: Plugin = {
  name: 'medeina-patterns-as-text',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith('.svg') && importer?.includes('/design-system/src/elements/') === true
      ? this.resolve(`${source}?raw`, importer)
      : undefined;
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../design-system/foundations/*.stories.tsx',
    '../design-system/pages/*.stories.tsx',
    '../design-system/src/**/*.mdx',
    '../design-system/src/**/*.stories.tsx',
  ],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    '../design-system/assets',
    { from: '../tokens/generated', to: '/tokens' },
    { from: '../app/public/mark-small.svg', to: '/favicon.svg' },
  ],
  managerHead: (head) => `${head}<link rel="stylesheet" href="./tokens/fonts.css">${managerStyle}`,
  // The other extractor needs the compiler's programmatic interface, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        silentCompiler,
        patternsAsText,
        vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === silentCompiler.name }),
      ],
      optimizeDeps: { include: optimized },
      // Files that tests and a running server write beside the sources must not reload stories.
      server: { watch: { ignored: ['**/*-report/**', '**/test-results/**', '**/dist/**'] } },
    }),
};

/** The status beside a component's name in the sidebar. */
const managerStyle = `<style>
  #storybook-explorer-menu small { margin-inline-start: 6px; padding: 1px 6px; border: 1px solid; border-radius: 4px; font-size: 11px; }
</style>`;

/** Found late, each of these would make the first run of the tests reload and hang. */
const optimized = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-use-controllable-state',
  '@tanstack/react-table',
  'd3-scale',
  'd3-shape',
  'storybook/test',
  '@storybook/addon-docs/blocks',
];

export default config;
