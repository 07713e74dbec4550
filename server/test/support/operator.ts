import { inject, vi } from 'vitest';
import { newKeySet } from '../../src/auth/keys.ts';
import { runCommand } from '../../src/command/main.ts';
import type { TestApp } from '../harness.ts';

interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs the operator's command on the database of a test, in this process. */
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
    const { socketFolder, port, user } = inject('postgres');
    const address = new URL(`postgres:///${app.database.name}`);
    address.search = new URLSearchParams({ host: socketFolder, port: String(port), user }).toString();
    try {
      const code = await runCommand(parameters, {
        ...environment,
        DATABASE_URL: address.href,
        JWT_KEYS: await newKeySet(),
      });
      return { code, output };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  };
}
