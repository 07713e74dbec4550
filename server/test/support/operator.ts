import { inject, onTestFinished, vi } from 'vitest';
import { newKeySet } from '../../src/auth/keys.ts';
import { runCommand } from '../../src/command/main.ts';
import type { TestApp } from '../harness.ts';

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** What an operator's command needs to find the database of a test. */
export async function operatorsEnvironment({
  database,
}: Pick<TestApp, 'database'>): Promise<Record<string, string>> {
  const { socketFolder, port, user } = inject('postgres');
  const address = new URL(`postgres:///${database.name}`);
  address.search = new URLSearchParams({ host: socketFolder, port: String(port), user }).toString();
  return { DATABASE_URL: address.href, JWT_KEYS: await newKeySet() };
}

/** Has commands find somebody who watches, until the test is over. */
export function onTerminal(): void {
  const { isTTY } = process.stderr;
  process.stderr.isTTY = true;
  onTestFinished(() => {
    process.stderr.isTTY = isTTY;
  });
}

/** Runs the operator's command in this process, on the database of a test unless the environment names another way to it. */
export function operatorOf(
  app: Pick<TestApp, 'database'>,
  environment: Readonly<Record<string, string>> = {},
): (...parameters: readonly string[]) => Promise<Ran> {
  return async (...parameters) => {
    let output = '';
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        output += text.toString();
        return true;
      }),
    );
    try {
      const code = await runCommand(parameters, { ...(await operatorsEnvironment(app)), ...environment });
      return { code, output };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  };
}
