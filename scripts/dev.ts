/**
 * Development server. The server restarts when its own or the contract's source changes; Vite serves the app and the
 * design system from the same port with hot reload.
 */
import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './support/run.ts';

const child = spawn(
  process.execPath,
  ['--watch-path=server/src', '--watch-path=contract/src', '--watch-preserve-output', 'server/src/main.ts'],
  { cwd: root, env: toolEnvironment({ NODE_ENV: 'development' }), stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
