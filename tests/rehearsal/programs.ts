import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian's programs are. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** Folder of the newest PostgreSQL's own programs. */
  readonly postgres: string;
}

/** Some stand in folders that only root has on its path. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const find = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  return readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
}

/** Thrown where something has to be installed first; the message says how. */
export class MissingProgramsError extends Error {
  override readonly name = 'MissingProgramsError';
  /** What they call themselves. */
  readonly programs: readonly string[];

  constructor(programs: readonly string[], message: string) {
    super(message);
    this.programs = programs;
  }
}

/** @throws {MissingProgramsError} */
export function findPrograms(): Programs {
  const found = {
    etcd: find('etcd'),
    patroni: find('patroni'),
    haproxy: find('haproxy'),
    pgbouncer: find('pgbouncer'),
    postgres: findPostgres(),
  };
  const known = [
    { program: 'etcd', packages: 'etcd-server', file: found.etcd },
    { program: 'Patroni', packages: 'patroni python3-etcd', file: found.patroni },
    { program: 'HAProxy', packages: 'haproxy', file: found.haproxy },
    { program: 'PgBouncer', packages: 'pgbouncer', file: found.pgbouncer },
    { program: 'PostgreSQL', packages: 'postgresql', file: found.postgres },
  ];
  const { etcd, patroni, haproxy, pgbouncer, postgres } = found;
  if (!etcd || !patroni || !haproxy || !pgbouncer || !postgres) {
    const missing = known.filter(({ file }) => file === undefined);
    throw new MissingProgramsError(
      missing.map(({ program }) => program),
      `The rehearsal needs programs of Debian that are not installed here:\n\n` +
        `  apt-get install --no-install-recommends ${missing.map(({ packages }) => packages).join(' ')}\n\n` +
        `Debian starts services of theirs at once; the rehearsal uses none of them, so they may be stopped again:\n\n` +
        `  systemctl disable --now etcd patroni haproxy pgbouncer postgresql\n`,
    );
  }
  return { etcd, patroni, haproxy, pgbouncer, postgres };
}
