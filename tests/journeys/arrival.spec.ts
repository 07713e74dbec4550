import { ready } from '../support/arrive.ts';
import { beDemoLearner } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    moved: number;
  }
}

test.beforeEach(async ({ context, circumstances, baseURL }) => {
  await beDemoLearner(context, circumstances.language, baseURL);
});

test('who is logged in is asked for once, before the page’s script is there', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answered = page.waitForResponse('**/api/auth/session');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  release(undefined);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/auth/session')).toHaveLength(1);
});

for (const [path, call] of [
  ['/dashboard', '**/api/courses/purchased/latest'],
  ['/dashboard/settings', '**/api/settings'],
] as const) {
  test(`${path} stands still while what it shows comes`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.moved += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(call, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(path);
    const waiting = page.locator('main [aria-busy="true"]');
    await expect(waiting).toBeVisible();
    release(undefined);
    await expect(waiting).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(async () => {
      // Shifts happen in the next frame and are reported in the one after.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return window.moved;
    });
    expect(moved).toBeLessThan(0.02);
  });
}
