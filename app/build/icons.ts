import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const ground = '#f8faf7';
const ink = '#0e2b21';
const seed = '#d08a12';
const mark = readFileSync(join(import.meta.dirname, '../public/mark.svg'), 'utf8');
const smallMark = readFileSync(join(import.meta.dirname, '../public/mark-small.svg'), 'utf8');

interface Icon {
  readonly size: number;
  /** Part of the side that the mark takes. A system may cut a maskable icon to the circle of 80 %. */
  readonly part: number;
  /** With a ground to its edges; else the mark alone. */
  readonly isOpaque: boolean;
  readonly isSmall?: boolean;
}

/** By name under `/icons`. */
const icons: Readonly<Record<string, Icon>> = {
  '48.png': { size: 48, part: 1, isOpaque: false, isSmall: true },
  '192.png': { size: 192, part: 0.76, isOpaque: true },
  '512.png': { size: 512, part: 0.76, isOpaque: true },
  'maskable-512.png': { size: 512, part: 0.54, isOpaque: true },
  'apple-touch.png': { size: 180, part: 0.68, isOpaque: true },
};

/** Draws an icon from the mark, in the ink of the light ground: systems keep one for both themes. */
function drawIcon({ size, part, isOpaque, isSmall = false }: Icon): Promise<Buffer> {
  const inside = (isSmall ? smallMark : mark)
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replaceAll(/var\(--seed[^)]*\)/g, seed);
  const scale = (size * part) / 48;
  // The mark stands a little low in its field.
  const left = (size - 48 * scale) / 2;
  const top = left - 3.3 * scale * (isOpaque ? 1 : 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}">${
    isOpaque ? `<rect width="${String(size)}" height="${String(size)}" fill="${ground}"/>` : ''
  }<g transform="translate(${String(left)} ${String(top)}) scale(${String(scale)})" fill="none" stroke="${ink}" stroke-width="${isSmall ? '5.6' : '3.4'}">${inside}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 95, effort: 9 }).toBuffer();
}

const texts = {
  lt: {
    name: 'Medeina: medicinos mokymai',
    description:
      'Teorija internetu, praktika simuliacijų kambaryje ir sertifikatas, kurį gali patikrinti kiekvienas.',
    find: 'Ieškoti kursų',
    own: 'Mano kursai',
  },
  en: {
    name: 'Medeina: medical training',
    description: 'Theory online, practice in a simulation room, and a certificate that anyone can verify.',
    find: 'Find courses',
    own: 'My courses',
  },
  ru: {
    name: 'Medeina: медицинское обучение',
    description: 'Теория онлайн, практика в симуляционном зале и сертификат, который может проверить каждый.',
    find: 'Найти курсы',
    own: 'Мои курсы',
  },
} as const;

/** The web manifest of a language. */
function manifest(language: keyof typeof texts): string {
  const { name, description, find, own } = texts[language];
  return JSON.stringify({
    id: '/',
    name,
    short_name: 'Medeina',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['education', 'medical'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: find, url: '/discover', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
      { name: own, url: '/dashboard/courses', icons: [{ src: '/icons/192.png', sizes: '192x192' }] },
    ],
  });
}

const manifestPath = /^\/manifest\.(lt|en|ru)\.webmanifest$/;
const isLanguage = (value: string | undefined): value is keyof typeof texts =>
  value !== undefined && Object.hasOwn(texts, value);

/** Writes the manifests and the icons beside the built files; in development they are made when asked for. */
export function installable(): Plugin {
  let output = '';
  let isForServer = false;
  return {
    name: 'medeina-installable',
    configResolved(config) {
      output = resolve(config.root, config.build.outDir);
      isForServer = config.build.ssr !== false;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/, '');
        const language = manifestPath.exec(path)?.[1];
        if (isLanguage(language)) {
          response.setHeader('Content-Type', 'application/manifest+json');
          response.end(manifest(language));
          return;
        }
        const icon = icons[path.replace('/icons/', '')];
        if (!path.startsWith('/icons/') || icon === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/png');
        void drawIcon(icon).then((png) => response.end(png));
      });
    },
    async writeBundle() {
      if (isForServer) return;
      mkdirSync(join(output, 'icons'), { recursive: true });
      for (const [name, icon] of Object.entries(icons))
        writeFileSync(join(output, 'icons', name), await drawIcon(icon));
      for (const language of Object.keys(texts).filter(isLanguage))
        writeFileSync(join(output, `manifest.${language}.webmanifest`), manifest(language));
    },
  };
}
