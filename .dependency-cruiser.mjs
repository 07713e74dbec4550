// Who may import whom: docs of the packages' order, checked in the test command.
// TypeScript 7 has no programmatic compiler, so the modules are parsed with swc.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [from, ...allowed, 'node_modules', '^node:'], dependencyTypesNot: ['core'] },
});
/** npm packages by name: `pg` is not `pg-boss`. */
const modules = (...names) =>
  `node_modules/(\\.pnpm/)?(${names.map((n) => n.replace('/', '[+/]')).join('|')})[@/]`;
/**
 * The folders of the app, each of which may import those before it. Activity documents run apart from the app, in frames:
 * they know none of it.
 */
const appFolders = ['activities', 'session', 'offline', 'data', 'shell', 'pages'];
/** The domains. */
const domains = ['auth', 'account', 'catalogue', 'learning', 'content', 'shopping'];
/** On the server each may import those before it; learning environments come before all. */
const serverDomains = ['environments', ...domains];
const anyDomain = `^server/src/(${serverDomains.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // The text of a file (`?raw`) and its address (`?url`) are notions of Vite's, which the resolver does not know in packages.
      to: { couldNotResolve: true, pathNot: '^(@medeina/tokens/[\\w.]+\\.css\\?raw|pdfjs-dist/.+\\?url)$' },
    },
    {
      name: 'tokens-import-nothing',
      severity: 'error',
      // The command is a program of Node's, outside of what pages import.
      from: { path: '^tokens/src', pathNot: '\\.test\\.ts$|^tokens/src/theme/command\\.ts$' },
      to: { pathNot: '^tokens/src' },
    },
    only('contract-imports-only-zod', '^contract/src', []),
    {
      name: 'contract-imports-only-zod-package',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: modules('zod') },
    },
    {
      name: 'contract-paths-import-nothing',
      comment: 'The browser takes paths and facts of the wire; anything they import would travel with them.',
      severity: 'error',
      from: { path: '^contract/src/(.*/paths|wire)\\.ts$' },
      to: {},
    },
    only('design-system-stands-alone', '^design-system/src', [
      '^tokens',
      '^design-system/assets/',
      '^contract/src/',
    ]),
    {
      name: 'design-system-knows-no-contract',
      severity: 'error',
      from: { path: '^design-system/src/(?!elements/)' },
      to: { path: '^contract/' },
    },
    {
      name: 'design-system-elements-take-types-of-the-contract',
      comment: 'Types are gone in the build: the contract is not published.',
      severity: 'error',
      from: { path: '^design-system/src/elements/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'design-system-knows-no-app-library',
      comment: 'Tests hold the fields against the form library that most partners use.',
      severity: 'error',
      from: { path: '^design-system/src', pathNot: '\\.test\\.tsx$' },
      to: {
        path: modules('swr', 'react-router', 'react-router-dom', 'react-intl', 'zod', 'react-hook-form'),
      },
    },
    {
      name: 'design-system-styles-are-the-ground',
      severity: 'error',
      from: { path: '^design-system/src/styles' },
      to: { path: '^design-system/src/(internal|primitives|domain|elements)' },
    },
    {
      name: 'design-system-internal-below-components',
      severity: 'error',
      from: { path: '^design-system/src/internal' },
      to: { path: '^design-system/src/(primitives|domain|elements)' },
    },
    {
      name: 'design-system-primitives-below-domain',
      severity: 'error',
      from: { path: '^design-system/src/primitives', pathNot: '\\.(stories|test)\\.tsx$' },
      to: { path: '^design-system/src/(domain|elements)' },
    },
    only('app-imports-packages-only', '^app/', ['^(contract|design-system|tokens)/', '^@medeina/tokens/']),
    ...appFolders.slice(0, -1).map((folder, index) => ({
      name: `app-${folder}-knows-no-folder-above`,
      severity: 'error',
      from: { path: `^app/src/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^app/src/(${appFolders.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'app-folders-know-no-entry',
      comment:
        'What starts the app imports the folders; of it they know the table of routes and the languages.',
      severity: 'error',
      from: { path: `^app/src/(${appFolders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/src/[^/]+$', pathNot: '^app/src/(matching|languages)\\.ts$' },
    },
    {
      name: 'app-below-shell-knows-no-routes',
      severity: 'error',
      from: { path: '^app/src/(session|offline|data)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/src/(matching|languages)\\.ts$' },
    },
    {
      name: 'app-routes-know-data-only',
      comment: 'Who needs a route matches an address: the table itself imports what its rows ask for.',
      severity: 'error',
      from: { path: '^app/src/(routes|matching)\\.tsx?$', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/src/', pathNot: '^app/src/(data/|routes\\.tsx$)' },
    },
    {
      name: 'app-data-takes-no-zod-by-value',
      comment: 'Schemas are loaded with the forms that need them.',
      severity: 'error',
      from: { path: '^app/src/(data|session|shell)' },
      to: { path: '^contract/src/.*(schemas|endpoints)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-fetches-in-data-and-pages',
      severity: 'error',
      from: { path: '^app/src/(session|offline|share|shell)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: modules('swr') },
    },
    {
      name: 'app-session-knows-no-router',
      severity: 'error',
      from: { path: '^app/src/(session|offline|share)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: modules('react-router', 'react-router-dom') },
    },
    {
      name: 'app-data-knows-no-forms',
      severity: 'error',
      from: { path: '^app/src/(data|session|offline|share)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: modules('react-hook-form') },
    },
    ...domains.map((domain) => ({
      name: `app-pages-${domain}-keep-to-themselves`,
      severity: 'error',
      from: { path: `^app/src/pages/${domain}/` },
      to: { path: '^app/src/pages/', pathNot: `^app/src/pages/${domain}/` },
    })),
    only('server-imports-contract-only', '^server/(src|bin)', [
      '^server/',
      '^contract/',
      '^app/dist/',
      '^tokens/',
    ]),
    ...serverDomains.map((domain) => ({
      name: `server-${domain}-store-is-private`,
      comment:
        'Publishing writes every domain in one transaction: it and the stores made for it reach across.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/(?:${domain}|publish|command|demo-provider)/` },
      to: { path: `^server/src/${domain}/[^/]*store[^/]*\\.ts$`, pathNot: 'import-store' },
    })),
    ...serverDomains.slice(0, -1).map((domain, index) => ({
      name: `server-${domain}-knows-no-later-domain`,
      severity: 'error',
      from: { path: `^server/src/${domain}/` },
      to: { path: `^server/src/(${serverDomains.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'server-import-knows-no-domain',
      comment: 'It reads and validates; what is done with the result is decided in publish.',
      severity: 'error',
      from: { path: '^server/src/import/' },
      to: { path: `${anyDomain}|^server/src/(publish|command)/` },
    },
    {
      name: 'server-domains-run-without-import',
      comment: 'Their import stores take its types alone.',
      severity: 'error',
      from: { path: anyDomain },
      to: { path: '^server/src/(import|publish|command)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: `${anyDomain}|^server/src/(import|publish|command)/` },
    },
    {
      name: 'server-rules-know-no-driver',
      comment: 'Routes know Fastify, stores know SQL, rules know neither.',
      severity: 'error',
      from: {
        path: anyDomain,
        pathNot: '(store|routes)[^/]*\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: modules('fastify', 'kysely', 'pg', 'pg-boss'),
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-loads-telemetry-on-demand',
      comment: 'Its libraries are large: without their settings nothing of them is loaded.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/platform/(tracing|metrics)\\.ts$' },
      to: {
        path: `^server/src/platform/(tracing|metrics)\\.ts$|node_modules/(\\.pnpm/)?(@opentelemetry[+/]|prom-client[@/])`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-server',
      comment: 'Tests drive both.',
      severity: 'error',
      from: { path: '^(tokens|contract|design-system|app|scripts)/' },
      to: { path: '^server/' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { path: '^(tokens|contract|design-system|server|scripts)/' },
      to: { path: '^app/(?!dist/)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', 'generated', 'dist'] },
    // Only the workspace's own build output: most npm packages have their entry under a `dist` too.
    // What uses the packed packages is checked where they are installed.
    exclude: {
      path: [
        '^(app|contract|design-system|server|tests|tokens)/(dist|generated|storybook-static)/',
        '^design-system/consumers/(node|vite|html|next)/',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
