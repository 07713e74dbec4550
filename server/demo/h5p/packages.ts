import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const library = { folder: 'Medeina.TapRhythm-1.0', machineName: 'Medeina.TapRhythm' };
const topic = 'als/theory/02-paspaudimai-ir-ventiliacija';

/** The packages of the demo: their file below `courses/`, and what is in them by its path. */
export function packages(): { readonly file: string; readonly contents: ReadonlyMap<string, string> }[] {
  return ['lt', 'en', 'ru'].map((language) => {
    const name = `paspaudimu-treniruoklis.${language}`;
    const { title, content } = JSON.parse(readFileSync(join(here, `${name}.json`), 'utf8'));
    const contents = new Map([
      [
        'h5p.json',
        JSON.stringify({
          title,
          language,
          mainLibrary: library.machineName,
          embedTypes: ['div'],
          license: 'U',
          preloadedDependencies: [{ machineName: library.machineName, majorVersion: 1, minorVersion: 0 }],
        }),
      ],
      ['content/content.json', JSON.stringify(content)],
    ]);
    for (const file of readdirSync(join(here, library.folder)))
      contents.set(`${library.folder}/${file}`, readFileSync(join(here, library.folder, file), 'utf8'));
    return { file: `${topic}/${name}.h5p`, contents };
  });
}
