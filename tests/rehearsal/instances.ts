import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import serverProcess from '../../scripts/support/server-process.json' with { type: 'json' };
import type { S3 } from '../../server/test/support/s3-service.ts';
import { instanceName } from './balancer.ts';
import type { Programme, Started } from './processes.ts';

export const root = join(import.meta.dirname, '../..');

/** Runs the operator's command, and gives what it says. */
export function runCommand(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): string {
  return execFileSync(process.execPath, ['server/bin/medeina.ts', ...parameters], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  }).trim();
}

/** The settings that all instances share. */
export function environmentOf(url: string, databaseUrl: string, s3: S3): Readonly<Record<string, string>> {
  return {
    ...s3.environment,
    DATABASE_URL: databaseUrl,
    FILES_URL: s3.url,
    JWT_KEYS: runCommand(['keys'], {}),
    ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    // HAProxy asks twice a second, and goes by two answers.
    STOP_DELAY: '3',
    // All visitors of the rehearsal have one address.
    LIMITS: ['default', 'search', 'guests', 'carts', 'login', 'forgotten', 'render']
      .map((name) => `${name}.address=900000000`)
      .join(','),
  };
}

/** One of the servers that act as one. */
export interface Instance {
  readonly name: string;
  readonly url: string;
  start(): void;
  isReady(): Promise<boolean>;
  /** Gracefully, as a release is replaced. */
  stop(): Promise<void>;
}

export function createInstance(
  programme: Programme,
  index: number,
  port: number,
  environment: Readonly<Record<string, string>>,
): Instance {
  const name = instanceName(index);
  const url = `http://127.0.0.1:${port}`;
  let running: Started | undefined;
  return {
    name,
    url,
    start: () => {
      running = programme.start(name, [process.execPath, ...serverProcess.flags, 'server/src/main.ts'], {
        cwd: root,
        environment: {
          ...serverProcess.environment,
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: join(programme.folder, name),
          ...environment,
        },
      });
    },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
    stop: async () => running?.end(),
  };
}
