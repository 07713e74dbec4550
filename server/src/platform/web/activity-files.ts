import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of what a document loads. */
export interface ActivityFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the documents of activities load, and those of interactive packages. */
export type FilesByDocument = Readonly<Record<'activity' | 'package', ActivityFiles>>;

/** Where only the calls are served, documents have nothing to load. */
const nothing: ActivityFiles = { scripts: [], styles: [] };
export const noActivityFiles: FilesByDocument = { activity: nothing, package: nothing };

/** The scripts that the build starts from. */
const entries = { activity: 'src/activities/main.tsx', package: 'src/activities/package/main.ts' } as const;

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional() }),
);

/** Reads what the build of the documents wrote. They are built in development too: `node scripts/build.ts`. */
export function readActivityFiles({ appFolder }: { readonly appFolder: string }): FilesByDocument {
  const file = join(appFolder, 'dist/client/.vite/activities.json');
  if (!existsSync(file)) return noActivityFiles;
  const chunks = manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const filesOf = (entry: string): ActivityFiles => {
    const chunk = chunks[entry];
    return chunk === undefined
      ? nothing
      : { scripts: [`/${chunk.file}`], styles: (chunk.css ?? []).map((name) => `/${name}`) };
  };
  return { activity: filesOf(entries.activity), package: filesOf(entries.package) };
}
