import { cropPattern, patternOf } from '@medeina/design-system/domain/CoursePlate';
import categories from '../../../tokens/src/category.light.tokens.json' with { type: 'json' };
import colours from '../../../tokens/src/color.light.tokens.json' with { type: 'json' };
import { hueOf } from '../data/catalogue/cards.ts';
import { drawLine, fit, setting } from './outlined.ts';
import wordmark from './wordmark.svg?raw';

const patterns = import.meta.glob<string>('../../../design-system/assets/patterns/*.svg', {
  query: '?raw',
  import: 'default',
});

interface DrawnCourse {
  readonly id: number;
  readonly category: string;
  /** A data address: what rasterises the drawing fetches nothing. */
  readonly photo?: string | undefined;
}

/** What a picture for sharing says. */
export interface ShareText {
  readonly title: string;
  /** The line above a course's title, or below the site's. */
  readonly line: string;
  /** The course; undefined draws the picture of the site itself. */
  readonly course?: DrawnCourse | undefined;
}

const width = 1200;
const height = 630;
const margin = 72;
/** The plate takes the right side. */
const plateWidth = 450;
const columnWidth = width - plateWidth - 2 * margin;
const titleSizes = [76, 70, 64, 58, 52, 47, 43, 39, 36, 33, 30, 27, 24];

const { bg, text, deep, seed, amber } = colours.color;
const deepText = colours.color['deep-text'];
const deepMuted = colours.color['deep-muted'];
const deepLine = colours.color['deep-line'];
const hex = (colour: { readonly $value: { readonly hex: string } }): string => colour.$value.hex;

/** The inside of a drawing, its colours put in: what rasterises it knows no variables. */
async function drawing(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const load = patterns[`../../../design-system/assets/patterns/${name}.svg`];
  if (load === undefined) throw new Error(`There is no pattern "${name}".`);
  const file = await load();
  return file
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/var\(--medeina-([a-z-]+)\)/g, (whole, variable: string) => values[variable] ?? whole);
}

/** The drawn name, 43 high. */
function logo(ink: string, seedColour: string, x: number, y: number): string {
  const inside = wordmark
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<title>.*?<\/title>|<style>.*?<\/style>/gs, '')
    .replaceAll('currentColor', ink)
    .replaceAll(/var\(--seed[^)]*\)/g, seedColour);
  return `<g transform="translate(${String(x)} ${String(y)}) scale(.22)" color="${ink}">${inside}</g>`;
}

const wrapped = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${content}</svg>`;

async function courseArt({ category, id, photo }: DrawnCourse) {
  const hue = hueOf(category);
  const plate = categories.category[hue];
  const { transform, viewBox } = cropPattern(hue, id, 'card');
  const pattern = await drawing(patternOf(hue), {
    plate: hex(plate.plate),
    line: hex(plate.line),
    ink: hex(plate.ink),
  });
  return {
    ink: hex(plate.ink),
    line: hex(plate.line),
    svg:
      `<rect x="${String(width - plateWidth)}" width="${String(plateWidth)}" height="${String(height)}" fill="${hex(plate.plate)}"/>` +
      (photo === undefined
        ? `<svg x="${String(width - plateWidth)}" y="0" width="${String(plateWidth)}" height="${String(height)}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><g${transform === undefined ? '' : ` transform="${transform}"`}>${pattern}</g></svg>`
        : `<image x="${String(width - plateWidth)}" width="${String(plateWidth)}" height="${String(height)}" preserveAspectRatio="xMidYMid slice" href="${photo}"/>`),
  };
}

async function drawCourse({ title, line }: ShareText, course: DrawnCourse): Promise<string> {
  const art = await courseArt(course);
  const bottom = height - margin;
  const label = fit(setting(line, 'label'), 'label', {
    width: columnWidth - 28,
    height: 40,
    sizes: [28, 24, 20],
    leading: 1.2,
  });
  const block = fit(setting(title, 'title'), 'title', {
    width: columnWidth,
    height: 366,
    sizes: titleSizes,
    leading: 1.14,
  });
  // The last baseline keeps its place, so that short and long titles stand on one ground.
  const first = bottom - (block.lines.length - 1) * block.lineHeight - 6;
  const labelAt = first - block.size * 0.92 - 24;
  return wrapped(
    [
      `<rect width="${String(width)}" height="${String(height)}" fill="${hex(bg)}"/>`,
      art.svg,
      logo(hex(deep), hex(seed), margin, margin - 8),
      `<circle cx="${String(margin + 8)}" cy="${String(labelAt - 9)}" r="7" fill="none" stroke="${art.line}" stroke-width="3.5"/>`,
      `<g fill="${art.ink}">${drawLine(label.lines[0] ?? '', 'label', { x: margin + 28, y: labelAt, size: label.size })}</g>`,
      `<g fill="${hex(text)}">`,
      ...block.lines.map((one, index) =>
        drawLine(one, 'title', { x: margin, y: first + index * block.lineHeight, size: block.size }),
      ),
      '</g>',
    ].join(''),
  );
}

async function drawSite({ title, line }: ShareText): Promise<string> {
  const rings = await drawing('rings', { 'deep-line': hex(deepLine), amber: hex(amber) });
  const block = fit(setting(title, 'title'), 'title', {
    width: 640,
    height: 300,
    sizes: [88, 80, ...titleSizes],
    leading: 1.1,
  });
  const below = fit(setting(line, 'label'), 'label', {
    width: 600,
    height: 130,
    sizes: [30, 27, 24],
    leading: 1.34,
  });
  const belowAt = height - margin - (below.lines.length - 1) * below.lineHeight;
  const first = belowAt - 68 - (block.lines.length - 1) * block.lineHeight;
  return wrapped(
    [
      `<rect width="${String(width)}" height="${String(height)}" fill="${hex(deep)}"/>`,
      `<svg x="640" y="-80" width="790" height="790" viewBox="0 0 1000 1000">${rings}</svg>`,
      logo(hex(deepText), hex(amber), margin, margin - 8),
      `<g fill="${hex(deepText)}">`,
      ...block.lines.map((one, index) =>
        drawLine(one, 'title', { x: margin, y: first + index * block.lineHeight, size: block.size }),
      ),
      `</g><g fill="${hex(deepMuted)}">`,
      ...below.lines.map((one, index) =>
        drawLine(one, 'label', { x: margin, y: belowAt + index * below.lineHeight, size: below.size }),
      ),
      '</g>',
    ].join(''),
  );
}

/** Draws the picture that stands for a page where it is shared, 1200 × 630, as SVG without any text or font. */
export function drawPicture(said: ShareText): Promise<string> {
  return said.course === undefined ? drawSite(said) : drawCourse(said, said.course);
}
