/**
 * Packs the packages and prints their sizes beside budgets and comparable libraries, then how long a partner's way from an
 * empty folder to a styled button takes. Fails when a budget is exceeded.
 */
import { measureElements } from '../design-system/consumers/support/elementSizes.ts';
import { measureFirstButtons } from '../design-system/consumers/support/firstButton.ts';
import { makeSandbox, removeSandbox } from '../design-system/consumers/support/sandbox.ts';
import { measure } from '../design-system/consumers/support/sizes.ts';
import type { Size } from '../design-system/consumers/support/sizes.ts';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

function report(isWithin: boolean, what: string, measured: string): void {
  process.stdout.write(`${isWithin ? '✓' : '✗'} ${what.padEnd(46)} ${measured}\n`);
  if (!isWithin) process.exitCode = 1;
}

function reportSizes(sizes: readonly Size[]): void {
  for (const { what, bytes, budget, others = {} } of sizes) {
    report(bytes <= budget, what, `${kib(bytes)} of ${kib(budget)}`);
    for (const [name, kibibytes] of Object.entries(others))
      process.stdout.write(`    ${name.padEnd(44)} ${kib(kibibytes * 1024)}\n`);
  }
}

/** Seconds, with npm's cache warm. */
const longest = 60;

const sandbox = await makeSandbox();
try {
  reportSizes(await measure(sandbox.folder));
  reportSizes(await measureElements());
  process.stdout.write('\nFrom an empty folder to a styled button:\n');
  for await (const { name, seconds } of measureFirstButtons(sandbox))
    report(seconds <= longest, name, `${seconds.toFixed(1)} s of ${String(longest)} s`);
} finally {
  removeSandbox(sandbox);
}
