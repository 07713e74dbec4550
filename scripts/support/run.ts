import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { delimiter, join } from 'node:path';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command and its name in the output. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The result of a step. */
export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** The environment with the workspace's binaries and the pinned tools first on PATH. */
export function toolEnvironment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [
    join(root, 'node_modules', '.bin'),
    join(root, 'tools', 'node_modules', '.bin'),
    process.env['PATH'],
  ];
  return { ...process.env, PATH: path.filter(Boolean).join(delimiter), ...extra };
}

const running = new Set<ChildProcess>();

// A terminal signals every process of the command; a time limit signals only this one, so it forwards the signal.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

/** Runs a step and collects its output; with `shown`, also streams it. */
export function runStep(step: Step, shown = false): Promise<StepResult> {
  const [program, ...parameters] = step.command;
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: toolEnvironment(step.environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const chunks: Buffer[] = [];
    const take = (chunk: Buffer): void => {
      chunks.push(chunk);
      if (shown) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (passed: boolean, note = ''): void => {
      running.delete(child);
      const text = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ name: step.name, passed, seconds: (performance.now() - started) / 1000, output: text });
    };
    child.on('error', (error) => end(false, `${program} could not be run: ${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs steps, `atOnce` at a time, prints failures and exits with code 1 if there are any. */
export async function runAll(steps: readonly Step[], { atOnce = 1 } = {}): Promise<void> {
  const waiting = [...steps];
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      process.stdout.write(`${result.passed ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)\n`);
      if (!result.passed) {
        failed = true;
        process.stdout.write(result.output);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failed) process.exit(1);
}
