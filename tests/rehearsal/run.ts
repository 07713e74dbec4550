/**
 * Rehearses several instances on one Debian machine: four of them behind HAProxy, on PostgreSQL with a synchronous replica
 * under Patroni, behind PgBouncer, with one S3 service. They start at once, are loaded, replaced one at a time, and lose
 * their primary. Prints what was measured beside its bar; `✗` marks a miss, and then it ends with 1. A run without a miss is
 * added to tests/bench/history.jsonl.
 * `--step` is a step of the tests: it keeps nothing, and is skipped where a program is not installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@medeina/contract/endpoints';
import { startS3Service } from '../../server/test/support/s3-service.ts';
import { type Figure, printedTables, printTable } from '../bench/print.ts';
import { describeRun, keepRun } from '../bench/record.ts';
import { type BalancerPorts, isServed, startBalancer } from './balancer.ts';
import { asOne, exactLimits, lettersWrong, sendLetters, startedAtOnce } from './as-one.ts';
import { patience, startCluster } from './cluster.ts';
import { createInstance, environmentOf, root, runCommand } from './instances.ts';
import { type Phase, startLoad, type Writer } from './load.ts';
import { databaseUser, freePorts, Programme } from './processes.ts';
import { findPrograms, MissingProgramsError, type Programs } from './programs.ts';
import { logIn } from './session.ts';

const instanceCount = 4;
/** Each learner marks five a second at most: enough until the end, also on a slow machine. */
const courseCount = 4000;
const writerCount = 24;
const readerCount = 8;
/** Seconds of the parts under load. */
const steadySeconds = 15;
const afterSeconds = 10;

interface Result {
  readonly what: string;
  readonly figure: Figure;
}

const none = (value: number): Figure => ({ value, text: String(value), most: 0 });
const seconds = (value: number, most?: number): Figure => ({
  value,
  text: `${value.toFixed(1)} s`,
  ...(most === undefined ? {} : { most }),
});

function say(what: string): void {
  process.stdout.write(`${what} …\n`);
}

const failuresOf = ({ failures }: Phase): number => [...failures.values()].reduce((sum, one) => sum + one, 0);

function tell(name: string, phase: Phase): void {
  const faults = [...phase.failures].map(([fault, times]) => `${fault} (${times} ×)`).join(', ');
  process.stdout.write(
    `  ${name}: ${(phase.calls / phase.seconds).toFixed(0)} calls a second for ${phase.seconds.toFixed(0)} s, ` +
      `p99 ${phase.p99.toFixed(0)} ms${faults === '' ? '' : `; failed: ${faults}`}\n`,
  );
}

interface Rehearsal {
  readonly results: readonly Result[];
  /** Of the two PostgreSQL. */
  readonly postgres: string;
}

async function rehearse(programs: Programs): Promise<Rehearsal> {
  const results: Result[] = [];
  const note = (what: string, figure: Figure): void => void results.push({ what, figure });
  const programme = new Programme(mkdtempSync(join(tmpdir(), 'medeina-rehearsal-')), databaseUser());
  programme.give(programme.folder);
  const [client, peer, one, first, other, second, primary, pooler, site, figures, ...instancePorts] =
    await freePorts(10 + instanceCount);
  if (figures === undefined || site === undefined || pooler === undefined || primary === undefined)
    throw new Error('There are no ports left');
  const ports: BalancerPorts = {
    site,
    figures,
    instances: instancePorts,
    cluster: {
      etcd: [client ?? 0, peer ?? 0],
      nodes: [
        [one ?? 0, first ?? 0],
        [other ?? 0, second ?? 0],
      ],
      primary,
      pooler,
    },
  };
  const s3 = await startS3Service();
  let isDone = false;
  try {
    say('Starting etcd, PostgreSQL with its replica, PgBouncer and HAProxy');
    startBalancer(programme, programs.haproxy, ports);
    const cluster = await startCluster(programme, programs, ports.cluster);
    await programme.until('HAProxy leads to the primary', async () => cluster.ask('select 1') === '1');

    const url = `http://localhost:${site}`;
    const environment = environmentOf(url, cluster.url, s3);
    const medeina = (...parameters: string[]): string =>
      runCommand(parameters, { ...environment, DATA_DIR: join(programme.folder, 'command') });
    const instances = instancePorts.map((port, index) => createInstance(programme, index, port, environment));

    say(`Starting ${instanceCount} instances at once on an empty database`);
    const migrations = readdirSync(join(root, 'server/src/platform/migrations')).length;
    const started = await startedAtOnce(programme, instances, cluster);
    note(`${instanceCount} instances ready on an empty database`, seconds(started.seconds));
    note('migrations missing or applied twice', none(Math.abs(migrations - started.migrations)));
    await programme.until('HAProxy serves all instances', async () =>
      (await Promise.all(instances.map(({ name }) => isServed(ports, 'site', name)))).every(Boolean),
    );

    say(`Making ${courseCount} courses and ${writerCount + 40} people`);
    medeina(
      'generate',
      '--courses',
      String(courseCount),
      '--users',
      String(writerCount + 40),
      '--passwords',
      '--yes',
    );
    await programme.until('all instances show the courses', async () =>
      (
        await Promise.all(
          instances.map(async (instance) => {
            const answer = await fetch(`${instance.url}/api/products?limit=1`);
            return endpoints['catalogue.products.list'].responses[200].parse(await answer.json()).total;
          }),
        )
      ).every((total) => total === courseCount),
    );

    say('Sessions, uploads, limits and jobs across the instances');
    const together = await asOne(url, instances);
    note('calls of a session that an instance refused, or took after its end', none(together.sessionFaults));
    note('instances that did not have an uploaded photo', none(together.missingUploads));
    await sendLetters(url, cluster, programme);
    for (const { limit, most, passed } of await exactLimits(url, programme)) {
      // A limit at which fewer pass is as wrong: the instances were away, or one counts what another refused.
      const off = Math.abs(passed / most - 1) * 100;
      note(`limit ${limit}, ${most} a minute: off it`, {
        value: off,
        text: `${off.toFixed(1)} % (${passed} passed)`,
        most: 1,
      });
    }
    // By now a letter that a second instance began to send is there too.
    note('letters not sent exactly once, of 40', none(lettersWrong(s3)));

    say(`Load: ${writerCount} learners who change something, ${readerCount} visitors`);
    const writers: Writer[] = [];
    for (let number = 1; number <= writerCount; number += 1) {
      const username = `load${number}`;
      writers.push({ username, session: await logIn(url, username), acknowledged: new Set() });
    }
    const courses = Array.from({ length: courseCount }, (_, index) => 1_000_001 + index);
    const load = startLoad(url, writers, courses, readerCount);
    await passing(steadySeconds);
    const steady = load.next();
    tell('steady', steady);
    note('failed calls of steady load', none(failuresOf(steady)));

    say('Replacing the instances one at a time');
    for (const instance of instances) {
      await instance.stop();
      instance.start();
      await programme.until(`${instance.name} serves again`, () => isServed(ports, 'site', instance.name));
    }
    const rolling = load.next();
    tell('rolling restart', rolling);
    note('failed calls of the rolling restart', none(failuresOf(rolling)));
    note('longest time without an answer meanwhile', seconds(rolling.longestOutage.changes));

    say('Killing the primary');
    const lost = await cluster.killPrimary();
    const acknowledged = (): number => writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
    const before = acknowledged();
    await programme.until('changes are acknowledged again', () =>
      Promise.resolve(acknowledged() > before + 50),
    );
    await passing(afterSeconds);
    const failover = load.next();
    tell('primary lost', failover);
    note('longest outage for changes', seconds(failover.longestOutage.changes, 2 * patience));
    note('longest outage for pages that are read', seconds(failover.longestOutage.pages, 2 * patience));

    say(`Starting ${lost} again, as a replica`);
    await cluster.startAgain(lost);
    await passing(afterSeconds);
    const after = load.next();
    tell('with the replica again', after);
    note('failed calls after it', none(failuresOf(after)));

    await load.stop();
    let missing = 0;
    for (const writer of writers) {
      const { headers } = await logIn(url, writer.username);
      const answer = await fetch(`${url}/api/favourite-courses/ids`, { headers });
      const { data } = endpoints['catalogue.favourites.ids'].responses[200].parse(await answer.json());
      const kept = new Set(data.map(({ course_id }) => course_id));
      missing += [...writer.acknowledged].filter((course) => !kept.has(course)).length;
    }
    note('changes acknowledged', { value: acknowledged(), text: String(acknowledged()) });
    note('acknowledged changes lost', none(missing));
    const postgres = cluster.ask('show server_version');
    isDone = true;
    return { results, postgres };
  } finally {
    await programme.endAll();
    s3.stop();
    if (isDone) rmSync(programme.folder, { recursive: true, force: true });
    else process.stderr.write(`The logs are in ${programme.folder}\n`);
  }
}

function passing(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time * 1000));
}

/** The instances serve what was built: what is older than its sources would be measured unnoticed. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const isMissed = ({ figure: { value, most } }: Result): boolean => most !== undefined && !(value <= most);
const isStep = process.argv.includes('--step');
try {
  const programs = findPrograms();
  build();
  const begun = describeRun(false, []);
  const { results, postgres } = await rehearse(programs);
  printTable(
    `Rehearsal of ${instanceCount} instances`,
    results.map(({ what, figure }) => ({ what, figure })),
  );
  const versions = { node: process.versions.node, postgres };
  const run = { ...begun, versions, tables: printedTables() };
  process.stdout.write(`${run.machine}; PostgreSQL ${postgres}, Node.js ${versions.node}\n`);
  if (results.some(isMissed)) process.exit(1);
  if (!isStep) keepRun(run);
  process.exit(0);
} catch (error) {
  if (!(error instanceof MissingProgramsError)) throw error;
  if (isStep)
    process.stdout.write(
      `Skipped: ${error.programs.join(', ')} not installed; 'pnpm rehearse' says how to install what it needs.\n`,
    );
  else process.stderr.write(error.message);
  process.exit(isStep ? 0 : 1);
}
