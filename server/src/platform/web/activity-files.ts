import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of what every activity document loads. */
export interface ActivityFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where only the calls are served, documents have nothing to load. */
export const noActivityFiles: ActivityFiles = { scripts: [], styles: [] };

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/** Reads what the build of the activity documents wrote. They are built in development too: `node scripts/build.ts`. */
export function readActivityFiles({ appFolder }: { readonly appFolder: string }): ActivityFiles {
  const file = join(appFolder, 'dist/client/.vite/activities.json');
  if (!existsSync(file)) return noActivityFiles;
  const chunks = Object.values(manifestShape.parse(JSON.parse(readFileSync(file, 'utf8'))));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return {
    scripts: entries.map((chunk) => `/${chunk.file}`),
    styles: entries.flatMap(({ css = [] }) => css.map((name) => `/${name}`)),
  };
}
