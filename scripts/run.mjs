// The launcher behind `npm start` and `npm test`: installs the pinned package manager, Node.js and dependencies on a
// machine that has only Node and npm, then runs the command.
// It runs before anything is installed, so it uses built-ins and Node 18 syntax only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tools = join(root, 'tools');
const toolsBin = join(tools, 'node_modules', '.bin');
/** The oldest Node.js that runs TypeScript directly. */
const OLDEST_NODE = [22, 18];

/** Each command is a list of scripts run in order; the last one gets the arguments and replaces the launcher. */
const COMMANDS = {
  start: ['scripts/build.ts', 'server/src/main.ts'],
  test: ['scripts/test.ts'],
};

/** Limits the server's memory (docs/operating.md). */
const server = JSON.parse(readFileSync(join(root, 'scripts/support/server-process.json'), 'utf8'));
const flags = { start: server.flags, test: [] };

const [name = '', ...rest] = process.argv.slice(2);
const scripts = COMMANDS[name];
if (!scripts) fail(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);

const environment = cleanEnvironment();
installTools();
installWorkspace();
for (const script of scripts.slice(0, -1)) step(nodeBinary(), [script], root);
// Variables that are already set take precedence.
if (name === 'start') {
  Object.assign(environment, { ...server.environment, ...environment });
  // Except NODE_ENV: a value exported for other work must not start the product in development mode.
  environment.NODE_ENV = 'production';
}
run(nodeBinary(), [...flags[name], ...scripts.slice(-1), ...rest]);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The caller's environment without npm's settings (except the registry), and with the pinned tools first on PATH. */
function cleanEnvironment() {
  const kept = /^npm_config_(?:registry|proxy|https[-_]proxy|noproxy|cafile|strict[-_]ssl|userconfig)$/i;
  const result = {};
  for (const [key, value] of Object.entries(process.env)) {
    if (!/^npm_/i.test(key) || kept.test(key)) result[key] = value;
  }
  result.PATH = [toolsBin, result.PATH].filter(Boolean).join(delimiter);
  return result;
}

function ownNodeServes() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** The pinned Node.js if npm has one for this platform, else the installed one if it is new enough. */
function nodeBinary() {
  const pinned = join(tools, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (ownNodeServes()) return process.execPath;
  return fail(
    `No pinned Node.js is published for ${process.platform}-${process.arch}, and this one is ${process.version}.\n` +
      `Install Node.js ${OLDEST_NODE.join('.')} or newer and run the command again.`,
  );
}

/** Runs `install` unless the stamp shows that these files are already installed. */
function once(stampFile, files, install) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // An interrupted install must not count as done.
  rmSync(stamp, { force: true });
  install();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function installTools() {
  once('tools/node_modules/.stamp', ['tools/package-lock.json'], () => {
    process.stdout.write('Installing the pinned package manager and Node.js …\n');
    step('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], tools);
  });
}

function installWorkspace() {
  once('node_modules/.stamp', ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'], () => {
    process.stdout.write('Installing the dependencies …\n');
    const pnpm = join(tools, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');
    step(
      nodeBinary(),
      [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
      root,
    );
  });
}

function step(program, parameters, cwd) {
  const result = spawnSync(program, parameters, { cwd, env: environment, stdio: 'inherit' });
  if (result.error) fail(`${program} could not be run: ${result.error.message}`);
  if (result.status !== 0) fail(`'${[program, ...parameters].join(' ')}' failed in ${cwd}.`);
}

/** Runs the command in the same terminal, forwards signals and exits as it does. */
function run(program, parameters) {
  const child = spawn(program, parameters, { cwd: root, env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + (constants.signals[signal] || 0) : code === null ? 1 : code);
  });
}
