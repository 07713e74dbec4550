import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';
import { fontLicence } from './build/fontLicence.ts';
import { installable } from './build/icons.ts';
import { messages } from './build/messages.ts';

const patternFolder = join(import.meta.dirname, '../design-system/assets/patterns');

/** The patterns carry their version in their address, so that browsers may keep them for ever. */
const patternVersion = readdirSync(patternFolder)
  .toSorted()
  .reduce(
    (hash, name) => hash.update(name).update(readFileSync(join(patternFolder, name))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 8);

const builtPatternPath = `/assets/patterns-${patternVersion}`;
/** In development `/assets` is the server's own, which knows built files alone. */
const sourcePatternPath = '/patterns';

/** Serves the design system's patterns in development and copies them beside the built files. */
function patterns(): Plugin {
  let output = '';
  let isForServer = false;
  return {
    name: 'medeina-patterns',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir);
      isForServer = config.build.ssr !== false;
    },
    configureServer(server) {
      server.middlewares.use(sourcePatternPath, (request, response, next) => {
        const name = (request.url ?? '').slice(1).replace(/\?.*$/, '');
        if (!/^[a-z0-9-]+\.svg$/.test(name)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(patternFolder, name)));
      });
    },
    writeBundle() {
      if (!isForServer) cpSync(patternFolder, join(output, builtPatternPath), { recursive: true });
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [messages(), react(), vanillaExtractPlugin(), patterns(), installable(), fontLicence()],
  define: {
    __PATTERNS__: JSON.stringify(command === 'build' ? builtPatternPath : sourcePatternPath),
    // Left to the process, the server's file would carry React's build for development too, and draw pages with it.
    ...(command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  // The server loads one file that needs nothing else, so that no second React can come in.
  // A document is read in the browser alone: the server must not load pdf.js with the pages.
  ssr: command === 'build' ? { noExternal: true, external: ['pdfjs-dist'] } : {},
  build: {
    target: 'es2022',
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    // Fonts and pictures as data would be fetched again with every style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions:
      isSsrBuild === true
        ? { input: 'src/render.tsx' }
        : {
            input: 'src/browser.tsx',
            output: {
              // The script of every page names them all, and letters by chance do not compress: seven tell versions of a
              // file apart.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              // Few files: each costs a request. What changes rarely stands apart, so that browsers keep it.
              codeSplitting: {
                groups: [
                  {
                    name: 'framework',
                    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|react-intl|intl-messageformat|@formatjs)\//,
                    priority: 2,
                  },
                  {
                    name: 'shared',
                    // These bring Radix, Embla, QR codes or react-hook-form along, which most pages do without, or stand on
                    // few of them: frames of the account, lists of several pages, rings, ways to sign in. What is bought is
                    // there with shopping alone, and a learner's progress with the pages of their courses.
                    test: /\/(design-system(?!\/src\/(?:internal\/carousel|domain\/site\/HeroSlider|(?:\w+\/)+(?:AccountLayout|Accordion|AlertDialog|AuthPanel|Carousel|CartTotals|Dialog|Drawer|GrowthRings|Guilloche|Invoice|OrderSummary|Pagination|PasskeyButton|PasswordInput|PaymentMethodPicker|ProgressBar|QrCode|Select))\b)|tokens(?!\/src\/guilloche)|app\/src\/(data(?!\/(?:shopping|auth\/(?:links|passkeys|proof|signOn)|learning\/(?:activityPath|cache|certificates|course|progress|queue|sending))\b)|activities\/moment\b|shell(?!\/(?:device|environment|forms|proof|CourseCarousel|frame\/AccountFrame)\b)|session))\/|lucide-react(?!.*\/(?:file-text|fingerprint-pattern|landmark|maximize|monitor-smartphone|receipt-text|wallet|zoom-in|zoom-out)\b)/,
                    minShareCount: 3,
                    priority: 1,
                  },
                  // How one proves who one is: for signing in and for settings.
                  {
                    name: 'credentials',
                    test: /\/(?:PasskeyButton|PasswordInput)\/|app\/src\/(?:data\/auth\/(?:passkeys|proof)|shell\/proof\/useFurtherProof)\b|lucide-react.*\/fingerprint-pattern\b/,
                    minShareCount: 2,
                    priority: 1,
                  },
                  // The last script of every page needs both; with others that need them, each would be a request of its own.
                  { name: 'offline', test: /app\/src\/offline\/(?:notice|protocol)\b/, priority: 1 },
                ],
              },
            },
          },
  },
}));
