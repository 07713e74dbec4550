import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { serveCatalogue } from './catalogue.ts';
import { packageFolder } from './sandbox.ts';
import { serve, strictPolicy } from './site.ts';
import type { Site } from './site.ts';

const partner = join(import.meta.dirname, '../html');

/** A partner's page, from the folder `html`. */
export function readPage(name: string): string {
  return readFileSync(join(partner, name), 'utf8');
}

export interface Elements {
  readonly catalogue: Awaited<ReturnType<typeof serveCatalogue>>;
  readonly site: Site;
  /** A page for the running test; unexpected console output fails it. */
  readonly open: (path?: string, expected?: RegExp) => Promise<Page>;
}

/**
 * For the tests of a file: serves a partner's pages beside the packed elements, and a catalogue on another origin,
 * which replaces `CATALOGUE` in the pages. With the strictest policy: nothing inline, no other origin but the
 * catalogue's, Trusted Types.
 */
export async function serveElements(pages: Readonly<Record<string, string>>): Promise<Elements> {
  const { folder } = inject('sandbox');
  const catalogue = await serveCatalogue();
  const site = await serve([partner, join(packageFolder(folder, '@medeina/design-system'), 'dist')], {
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [path, html.replaceAll('CATALOGUE', catalogue.origin)]),
    ),
    policy: `${strictPolicy} ${catalogue.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  });
  const browser = await openBrowser();
  afterAll(async () => {
    await browser.close();
    await site.close();
    await catalogue.close();
  });
  return {
    catalogue,
    site,
    open: (path = '/', expected) =>
      openPage(browser, `${site.origin}${path}`, expected === undefined ? {} : { expected }),
  };
}
