import { z } from 'zod';

/** Keys that the first start generated in the data folder. */
export const keyFiles = ['jwt.json', 'encryption.key'] as const;

/**
 * A backup is a folder: `tables/<name>.gz` (rows as COPY's text), the files of the store under their own names, `keys/`, and
 * `manifest.json`, which is written last.
 */
export const manifestName = 'manifest.json';

/** Of a version of the script for other sites: named by the version, not by its content. */
const scriptFile = /^embed\/\d[\w.-]*\/(?:fonts\/)?[\w-]+(?:\.\w+)+$/;

/** Whether a file of the store is one of the script for other sites. */
export const isScriptFile = (name: string): boolean => scriptFile.test(name);

export const manifest = z.object({
  product: z.literal('medeina'),
  /** Of what the folder looks like. */
  format: z.literal(1),
  at: z.iso.datetime(),
  /** Those that the database had, in order. */
  migrations: z.array(z.string()),
  /** Parents before what refers to them. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** SHA-256 of its file. */
      hash: z.string(),
    }),
  ),
  /** Where the numbers of new rows go on. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** With the SHA-256 of each. Backups of former releases do not name theirs. */
  keys: z.array(z.object({ name: z.enum(keyFiles), hash: z.string() })).optional(),
  /** Names of the files. */
  files: z.array(z.string()),
  /** Every version of the script for other sites, with the SHA-256 of each file. Backups of former releases have none. */
  scripts: z.array(z.object({ name: z.string().regex(scriptFile), hash: z.string() })).optional(),
});
export type Manifest = z.infer<typeof manifest>;

/** Folders of files that are named by their content. */
export const folders = ['files', 'pictures', 'photos', 'uploads'] as const;

const fileName = new RegExp(`^(?:${folders.join('|')})/[0-9a-f]{2}/[0-9a-f]{64}$`);

/** Whether a file of the store is one of ours: in one of the folders, named by its content. */
export const isFileName = (name: string): boolean => fileName.test(name);

/** The SHA-256 that the content of such a file must have. */
export const hashIn = (name: string): string => name.slice(-64);

export const tableFile = (name: string): string => `tables/${name}.gz`;

export const keyFile = (name: string): string => `keys/${name}`;

/** Names of all that comes back into the store. */
export const storedIn = ({ files, scripts = [] }: Manifest): readonly string[] => [
  ...files,
  ...scripts.map(({ name }) => name),
];

/** What a backup holds beside its manifest, and the SHA-256 of each. */
export const contentOf = ({ tables, keys = [], files, scripts = [] }: Manifest) => [
  ...tables.map(({ name, hash }) => ({ name: tableFile(name), hash })),
  ...keys.map(({ name, hash }) => ({ name: keyFile(name), hash })),
  ...files.map((name) => ({ name, hash: hashIn(name) })),
  ...scripts,
];
