import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import serverProcess from './support/server-process.json' with { type: 'json' };
import { root } from './support/run.ts';

const unit = readFileSync(join(root, 'docs/deploy/medeina.service'), 'utf8');

test('the unit of systemd limits the memory as npm start does', () => {
  const [command = ''] = /^ExecStart=.*$/m.exec(unit) ?? [];
  expect(command).toContain(` ${serverProcess.flags.join(' ')} server/src/main.ts`);
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const { NODE_COMPILE_CACHE: _cache, ...malloc } = serverProcess.environment;
  expect(environment).toEqual(
    expect.arrayContaining([
      ...Object.entries(malloc).map(([name, value]) => `${name}=${value}`),
      expect.stringMatching(/^NODE_COMPILE_CACHE=/),
    ]),
  );
});
