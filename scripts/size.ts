/** Packs the packages, prints what they weigh beside their budgets, and fails when one is passed. */
import { makeSandbox, removeSandbox } from '../design-system/consumers/support/sandbox.ts';
import { measure } from '../design-system/consumers/support/sizes.ts';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

const sandbox = await makeSandbox();
try {
  for (const { what, bytes, budget } of await measure(sandbox.folder)) {
    const passed = bytes <= budget;
    process.stdout.write(`${passed ? '✓' : '✗'} ${what.padEnd(34)} ${kib(bytes)} of ${kib(budget)}\n`);
    if (!passed) process.exitCode = 1;
  }
} finally {
  removeSandbox(sandbox);
}
