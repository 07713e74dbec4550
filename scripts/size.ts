/** Packs the packages and prints their sizes beside budgets and comparable libraries. Fails when a budget is exceeded. */
import { makeSandbox, removeSandbox } from '../design-system/consumers/support/sandbox.ts';
import { measure } from '../design-system/consumers/support/sizes.ts';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

const sandbox = await makeSandbox();
try {
  for (const { what, bytes, budget, others = {} } of await measure(sandbox.folder)) {
    const passed = bytes <= budget;
    process.stdout.write(`${passed ? '✓' : '✗'} ${what.padEnd(34)} ${kib(bytes)} of ${kib(budget)}\n`);
    for (const [name, kibibytes] of Object.entries(others))
      process.stdout.write(`    ${name.padEnd(32)} ${kib(kibibytes * 1024)}\n`);
    if (!passed) process.exitCode = 1;
  }
} finally {
  removeSandbox(sandbox);
}
