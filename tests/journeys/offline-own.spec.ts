import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import { noticeId, texts } from '../../app/src/offline/notice.ts';
import { arrive, ready } from '../support/arrive.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Everywhere else it is blocked: what a worker fetches passes by what tests let fail.
test.use({ serviceWorkers: 'allow' });

/** A free course of the demo. */
const inhalers = 110;

test('a course that one was learning is read after a reload without a connection, keeps its ticks, and goes with its learner @sample', async ({
  page,
  context,
  allowed,
  circumstances: { language },
}) => {
  // Whatever is asked for without a connection fails; that is what this is about.
  allowed.add('failed /api/auth/session');
  allowed.add('failed /api/auth/refresh');
  allowed.add('failed /api/favourite-courses/ids');
  allowed.add('failed /api/courses/activity/completion');
  allowed.add(`failed /api/courses/purchased/${String(inhalers)}`);
  allowed.add('failed /api/products');
  const title = manualPage.title[language];
  await registerQuietly(context, language);
  await startCourse(context, inhalers);
  // The worker takes the first page over; the second goes through it.
  await arrive(page, '/dashboard/courses');
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await arrive(page, `/course/${String(inhalers)}/theory`);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('medeina-calls')).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^\/kept\/shell\/\d+\/\w\w\/course$/));
  await expect.poll(kept).toContainEqual(expect.stringMatching(/\/api\/courses\/purchased\/110$/));

  // Films, their words and the plates' patterns are not promised without a connection.
  await page.waitForLoadState('networkidle');
  const course = JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${String(inhalers)}`));
  const drawn = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  for (const address of [...(course.match(/\/media\/[^"]+/gu) ?? []), ...drawn]) {
    const { pathname } = new URL(address, page.url());
    if (/^\/(?:media|assets\/patterns)/u.test(pathname)) allowed.add(`failed ${pathname}`);
  }

  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator(`#${noticeId}`)).toContainText(/\d\d:\d\d/);
  await expect(page).toHaveURL(`/course/${String(inhalers)}/theory`);
  const tick = page.getByRole('button', { name: title });
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(false);
  await expect(page.locator(`#${noticeId}`)).toContainText(texts[language].back);
  // What was ticked meanwhile reaches the server.
  await expect
    .poll(async () =>
      JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${String(inhalers)}`)),
    )
    .toContain('"done":1');

  // What the page still asks for about its progress may meet the end of the session, which comes from elsewhere.
  allowed.add('401 /api/courses/label-groups/completion');
  allowed.add(`401 /api/courses/purchased/${String(inhalers)}`);
  // Who leaves takes along what they saw: after it the page of the course is one that needs a connection.
  await page.evaluate(async () => {
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Token-Transport': 'cookie',
      },
      body: '{}',
    });
    // A channel between tabs of one site takes no target, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel('medeina-session').postMessage({ kind: 'logout' });
  });
  await expect.poll(kept).not.toContainEqual(expect.stringMatching(/\/kept\/(?:shell|call\/\d)/));
  allowed.add(`503 /course/${String(inhalers)}/theory`);
  // The page that a visitor gets instead may still ask for its drawings: it is left before the connection goes.
  await page.goto('about:blank');
  await context.setOffline(true);
  const response = await page.goto(`/course/${String(inhalers)}/theory`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].title);
});
