import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SocketAddress } from '../../src/platform/postgres/reachable.ts';
import { unprivilegedUser } from '../../src/platform/postgres/unprivileged.ts';

/** Where Debian keeps each major version. */
const versions = '/usr/lib/postgresql';

/** The programs of the oldest PostgreSQL installed here that is older than one and that the product works with. */
export function findOlderPostgres(than: number): string | undefined {
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .map(Number)
    .filter((version) => version >= 15 && version < than)
    .toSorted((a, b) => a - b)
    .map((version) => join(versions, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Starts one with an empty database, until the test ends. */
export function startOlderPostgres(programs: string): SocketAddress {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-older-'));
  const user = unprivilegedUser(folder);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...options: string[]): unknown =>
    execFileSync(join(programs, program), options, { ...user, cwd: folder, stdio: 'ignore' });
  const cluster = join(folder, 'cluster');
  run('initdb', '-D', cluster, '-U', 'medeina', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = `-c listen_addresses='' -c unix_socket_directories=${folder} -p 5432 -c fsync=off`;
  run('pg_ctl', '-D', cluster, '-w', '-o', options, 'start');
  onTestFinished(() => {
    run('pg_ctl', '-D', cluster, '-w', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  return { socketFolder: folder, port: 5432, user: 'medeina', database: 'postgres' };
}
