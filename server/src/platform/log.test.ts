import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('lines that nobody reads are dropped above 8 MB, which a line says once they are read again', async () => {
  // All lines of one turn of the event loop wait: 20 MB.
  const program = `
    import { createLog } from '${import.meta.resolve('./log.ts')}';
    const log = createLog('info');
    for (let line = 0; line < 2000; line += 1) log.info('x'.repeat(10_000));`;
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (await text(writer.stdout)).trimEnd().split('\n');
  const kept = Math.floor((8 * 1024 * 1024) / Buffer.byteLength(`${lines[0]}\n`));
  expect(lines.filter((line) => line.includes('xxx'))).toHaveLength(kept);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 'warn',
    msg: 'log lines were dropped',
    lines: 2000 - kept,
  });
});
