import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** What every one has beside its pages. */
const frame = `
export const readAssets = () => ({});
export const fontFaces = () => '';
export const publicPaths = () => ['/'];
export const canonicalPath = (path) => path;
export const sharePicture = async () => '<svg/>';
export const routeFacts = (url) => ({ guard: 'none', key: url, isRendered: true });
`;

/** Draws every address as one small page of what the database says. */
const smallPages = `
export const render = async ({ language, call }) => {
  const { data } = await call('content.information.list', {}, { language });
  return { status: 200, isWhole: true, html: '<!doctype html><html lang="' + language + '"><p>' + data.length, location: null, links: '' };
};
`;

/** The folder of a built app, until the test file ends. @param pages code that exports `render`. */
export function makeBuiltApp(pages = smallPages): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-app-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dist/client/assets'), { recursive: true });
  mkdirSync(join(folder, 'dist/client/.vite'), { recursive: true });
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'dist/server/render.js'), frame + pages);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}
