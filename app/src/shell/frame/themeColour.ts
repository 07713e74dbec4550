import type { Theme } from '@medeina/tokens';

/** The page's ground, with which browsers paint their own bars. */
const grounds = { light: '#f8faf7', dark: '#0e1914' } as const;

/** The document's tags: by the system's setting, until a theme is chosen. */
export const themeColourTags = (['light', 'dark'] as const).map(
  (theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${grounds[theme]}">`,
);

/** For the document's first script: paints with the ground of `t`, a theme chosen by hand. Stands after the tags. */
export const themeColourScript = `document.querySelectorAll("meta[name=theme-color]").forEach(function(m){m.content=t==="dark"?"${grounds.dark}":"${grounds.light}"})`;

/** Follows the chosen theme. */
export function paintAround(theme: Theme): void {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = grounds[theme === 'system' ? (tag.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}
