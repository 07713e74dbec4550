import { inject, vi } from 'vitest';
import { newKeySet } from '../../src/auth/keys.ts';
import { runCommand } from '../../src/command/main.ts';
import type { TestDatabase } from '../harness.ts';

/** Runs the operator's command on the database of a test, in this process. */
export async function commandOn(
  database: Pick<TestDatabase, 'name'>,
  parameters: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  let output = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += text.toString();
      return true;
    }),
  );
  const { socketFolder, port, user } = inject('postgres');
  const address = new URL(`postgres:///${database.name}`);
  address.search = new URLSearchParams({ host: socketFolder, port: String(port), user }).toString();
  try {
    const code = await runCommand(parameters, { DATABASE_URL: address.href, JWT_KEYS: await newKeySet() });
    return { code, output };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
