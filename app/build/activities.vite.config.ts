import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './messages.ts';

/**
 * The build of the activity documents, apart from the app's: they run in a frame of another origin, which shares neither
 * the browser's cache nor anything else with the page around it.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [messages(), react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/activities.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['src/activities/main.tsx', 'src/activities/package/main.ts'] },
  },
});
