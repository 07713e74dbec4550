import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the server says of its script. */
interface Current {
  readonly version: string;
  readonly src: string;
  readonly integrity: string;
  readonly tag: string;
}

/** Serves a page of a partner on an origin of its own, allowed nothing but the site's script, fonts and calls. */
async function partner(html: string, site: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${site}; font-src ${site}; img-src data:; connect-src ${site}`,
    });
    response.end(`<!doctype html><title>Partner</title><link rel="icon" href="data:,"><main>${html}</main>`);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The partner listens on no port');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

test('one tag shows the catalogue on a page of another origin, and leads to the site @sample', async ({
  page,
  request,
  circumstances,
  baseURL: site = '',
}) => {
  const answer = await request.get('/embed/current.json');
  const current: Current = await answer.json();
  expect((await (await request.get('/embed/tag')).text()).trim()).toBe(current.tag);
  expect(new URL(current.src).origin).toBe(site);
  const script = await request.get(current.src);
  expect(script.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const { language } = circumstances;
  const list = `<medeina-course-list src="${site}/api/products" page-size="3" lang="${language}"></medeina-course-list>`;
  const qr = `<medeina-qr href="${site}/discover" label="QR" lang="${language}"></medeina-qr>`;
  const host = await partner(current.tag + list + qr, site);
  try {
    const calls: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().startsWith(`${site}/api/`)) calls.push(asked.method());
    });
    await page.goto(host.origin);
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    // Simple requests: the catalogue is asked without a preflight.
    expect(new Set(calls)).toEqual(new Set(['GET']));
    expect(await page.evaluate(() => document.fonts.check('16px Commissioner'))).toBe(true);

    await page.getByRole('button', { name: 'QR' }).press('Enter');
    // Only with the focus in it does it listen to keys.
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'QR' })).toBeFocused();

    await card.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${site}/course-about/\\d+`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await host.close();
  }
});

test('a script that is not what the hash says is refused', async ({
  request,
  browser,
  baseURL: site = '',
}) => {
  const current: Current = await (await request.get('/embed/current.json')).json();
  const forged = current.tag.replace('sha384-', 'sha384-AAAA');
  for (const [tag, defined] of [
    [current.tag, true],
    [forged, false],
  ] as const) {
    const host = await partner(tag, site);
    try {
      expect(await isDefined(browser, host.origin), tag).toBe(defined);
    } finally {
      await host.close();
    }
  }
});

/** Whether a page has the elements; in a page of its own, because the browser complains of a wrong hash. */
async function isDefined(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(address);
  const found = await page.evaluate(() => customElements.get('medeina-qr') !== undefined);
  await page.close();
  return found;
}
