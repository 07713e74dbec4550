import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const workspace = resolve(import.meta.dirname, '../../..');

/** The packages that are packed, dependencies first. */
const packed = ['tokens', 'design-system'] as const;

/** The other packages of a consumer: the peers and their types. */
const peers = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** A folder outside the workspace with the packed packages, where undeclared dependencies are not found. */
export interface Sandbox {
  readonly folder: string;
  readonly tarballs: Readonly<Record<(typeof packed)[number], string>>;
}

/** The folder of an installed package. */
export function packageFolder(folder: string, name: string): string {
  return join(folder, 'node_modules', name);
}

/** The `package.json` as it was packed. */
export interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

export function readManifest(folder: string, name: string): Manifest {
  const manifest: unknown = JSON.parse(
    readFileSync(join(packageFolder(folder, name), 'package.json'), 'utf8'),
  );
  // pnpm has just written it; all our manifests have these fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return manifest as Manifest;
}

async function pack(name: (typeof packed)[number], folder: string): Promise<string> {
  const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(workspace, name),
    maxBuffer: 64 * 1024 * 1024,
  });
  const [, file] = /"filename": "([^"]+)"/u.exec(stdout) ?? [];
  if (file === undefined) throw new Error(`pnpm pack said nothing of the tarball of ${name}:\n${stdout}`);
  return file;
}

async function unpack(tarball: string, target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

/** Links a package from the workspace's store; its own dependencies resolve from its real path. */
function link(folder: string, name: string): void {
  const place = packageFolder(folder, name);
  if (existsSync(place)) return;
  const source = join(workspace, 'design-system/node_modules', name);
  if (!existsSync(source)) throw new Error(`${name} is not installed in design-system`);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(source, place, 'dir');
}

/** Packs both packages as for publishing and installs them in a new folder. */
export async function makeSandbox(): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-packages-'));
  const [tokens, designSystem] = await Promise.all(packed.map((name) => pack(name, folder)));
  if (tokens === undefined || designSystem === undefined) throw new Error('A package was not packed');
  await unpack(tokens, packageFolder(folder, '@medeina/tokens'));
  await unpack(designSystem, packageFolder(folder, '@medeina/design-system'));
  for (const name of ['@medeina/tokens', '@medeina/design-system'])
    for (const dependency of Object.keys(readManifest(folder, name).dependencies ?? {}))
      link(folder, dependency);
  for (const name of peers) link(folder, name);
  return { folder, tarballs: { tokens, 'design-system': designSystem } };
}

export function removeSandbox({ folder }: Sandbox): void {
  rmSync(folder, { recursive: true, force: true });
}
