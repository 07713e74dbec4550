import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployed } from './deployed.ts';
import { killWithChildren, type Programme, type Started } from './processes.ts';
import type { Programs } from './programs.ts';

/** PostgreSQL with a synchronous replica, which Patroni promotes when the primary is lost, and a pooler in front. */
export interface Cluster {
  /** For `DATABASE_URL`: the pooler. */
  readonly url: string;
  /** What one statement gives, as text. */
  ask(statement: string): string;
  /** Kills the primary and its Patroni as a loss of power would; answers which one it was. */
  killPrimary(): Promise<string>;
  /** Starts a lost one again, and waits until it is the synchronous replica. */
  startAgain(name: string): Promise<void>;
}

export interface ClusterPorts {
  readonly etcd: readonly [client: number, peer: number];
  /** Of each PostgreSQL and its Patroni. */
  readonly nodes: readonly (readonly [postgres: number, patroni: number])[];
  /** HAProxy's, which leads to the primary. */
  readonly primary: number;
  readonly pooler: number;
}

/** Of this rehearsal on this machine only. */
const password = 'rehearsal';
/** Seconds after which a primary that is not heard of is given up: the least that Patroni takes. */
export const patience = 20;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Patroni's description of one node. JSON is YAML too. */
function nodeSettings(programme: Programme, programs: Programs, ports: ClusterPorts, index: number): string {
  const [postgres, patroni] = ports.nodes[index] ?? [0, 0];
  const name = nodeName(index);
  return JSON.stringify({
    scope: 'medeina',
    name,
    restapi: { listen: `127.0.0.1:${patroni}`, connect_address: `127.0.0.1:${patroni}` },
    etcd3: { host: `127.0.0.1:${ports.etcd[0]}` },
    bootstrap: {
      dcs: {
        ttl: patience,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, shared_buffers: '128MB', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(programme.folder, name),
      bin_dir: programs.postgres,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: programme.folder },
    },
  });
}

const nodeName = (index: number): string => (index === 0 ? 'postgres-one' : 'postgres-two');

export async function startCluster(
  programme: Programme,
  programs: Programs,
  ports: ClusterPorts,
): Promise<Cluster> {
  const [client, peer] = ports.etcd;
  programme.start('etcd', [
    programs.etcd,
    '--name=rehearsal',
    `--data-dir=${join(programme.folder, 'etcd')}`,
    `--listen-client-urls=http://127.0.0.1:${client}`,
    `--advertise-client-urls=http://127.0.0.1:${client}`,
    `--listen-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
    `--initial-cluster=rehearsal=http://127.0.0.1:${peer}`,
  ]);
  await programme.until('etcd answers', async () => (await fetch(`http://127.0.0.1:${client}/health`)).ok);

  const patronis = new Map<string, Started>();
  const startNode = (index: number): void => {
    const name = nodeName(index);
    programme.makeFolder(name);
    const settings = join(programme.folder, `${name}.json`);
    writeFileSync(settings, nodeSettings(programme, programs, ports, index), { mode: 0o600 });
    programme.give(settings);
    const environment = { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: programme.folder };
    patronis.set(
      name,
      programme.start(name, [programs.patroni, settings], { asDatabase: true, environment }),
    );
  };

  async function members(): Promise<readonly Member[]> {
    for (const [, patroni] of ports.nodes) {
      const answer = await fetch(`http://127.0.0.1:${patroni}/cluster`).catch(() => undefined);
      if (answer?.ok === true) {
        const { members: found }: { members: Member[] } = await answer.json();
        return found;
      }
    }
    return [];
  }
  const primary = async (): Promise<Member | undefined> =>
    (await members()).find(({ role, state }) => role === 'leader' && state === 'running');
  const isPaired = async (): Promise<boolean> =>
    (await primary()) !== undefined && (await members()).some(({ role }) => role === 'sync_standby');

  startNode(0);
  await programme.until('there is a primary', async () => (await primary()) !== undefined, 120);
  startNode(1);
  await programme.until('there is a synchronous replica', isPaired, 120);

  const ask = (statement: string, port = ports.primary, database = 'medeina', user = 'medeina'): string =>
    execFileSync(
      join(programs.postgres, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', user, '-d', database, '-Atqc', statement],
      {
        encoding: 'utf8',
        env: { ...process.env, PGPASSWORD: password },
        // What it says of a server that is away is no news: it is asked again.
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).trim();
  const [first] = ports.nodes[0] ?? [0];
  ask(`create role medeina login password '${password}'`, first, 'postgres', 'postgres');
  ask('create database medeina owner medeina', first, 'postgres', 'postgres');

  const pooler = join(programme.folder, 'pgbouncer.ini');
  writeFileSync(join(programme.folder, 'users.txt'), `"medeina" "${password}"\n`, { mode: 0o600 });
  programme.give(join(programme.folder, 'users.txt'));
  writeFileSync(
    pooler,
    deployed('pgbouncer.ini', {
      'port=5000': `port=${ports.primary}`,
      'listen_addr = 10.0.0.10': 'listen_addr = 127.0.0.1',
      'listen_port = 6432': `listen_port = ${ports.pooler}`,
      '/etc/pgbouncer/userlist.txt': join(programme.folder, 'users.txt'),
    }),
  );

  programme.start('pgbouncer', [programs.pgbouncer, pooler], { asDatabase: true });
  return {
    url: `postgres://medeina:${password}@127.0.0.1:${ports.pooler}/medeina`,
    ask,
    killPrimary: async () => {
      const name = (await primary())?.name ?? '';
      const id = Number.parseInt(readFileSync(join(programme.folder, name, 'postmaster.pid'), 'utf8'), 10);
      // Patroni first: it would start its PostgreSQL again.
      const patroni = patronis.get(name)?.end('SIGKILL');
      killWithChildren(id);
      await patroni;
      return name;
    },
    startAgain: async (name) => {
      startNode(ports.nodes.findIndex((_ports, index) => nodeName(index) === name));
      await programme.until(`${name} is the synchronous replica`, isPaired, 120);
    },
  };
}
