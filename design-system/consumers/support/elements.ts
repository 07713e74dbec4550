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

/** A partner's page, as it is written in the folder `html`. */
export function readPage(name: string): string {
  return readFileSync(join(partner, name), 'utf8');
}

export interface Elements {
  readonly catalogue: Awaited<ReturnType<typeof serveCatalogue>>;
  readonly site: Site;
  /** A page of the running test alone; what its console says fails the test, but what is expected. */
  readonly open: (path?: string, expected?: RegExp) => Promise<Page>;
}

/**
 * For all tests of a file: pages of a partner, by path, beside the packed elements, and a catalogue on another site,
 * whose origin stands in the pages for `CATALOGUE`. Under the strictest policy: nothing inline, nothing of another site
 * but the catalogue's answers, no markup made from text.
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
