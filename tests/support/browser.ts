import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/support/chromium.ts';

/** Starts the tests' browser, for programs that drive it themselves. @param options see {@link findChromium}. */
export async function launchBrowser(options: Parameters<typeof findChromium>[0] = {}): Promise<Browser> {
  const { executablePath, arguments: args, environment } = findChromium(options);
  return await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...environment } });
}
