import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/support/chromium.ts';
const c = findChromium();
const browser = await chromium.launch({ executablePath: c.executablePath, args: [...c.arguments], env: { ...process.env, ...c.environment } });
const n = Number(process.argv[3] ?? 10);
const cpu = Number(process.argv[4] ?? 4);
async function visit(path) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'lt', reducedMotion: 'reduce', deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await context.addCookies([{ name: 'language', value: 'lt', url: 'http://localhost:3990' }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.log = []; window.frames2 = [];
    const tick = () => { const h = document.querySelector('#hero'); window.frames2.push([Math.round(performance.now()), document.readyState, h ? h.querySelectorAll('*').length : -1, document.querySelectorAll('*').length, h ? Math.round(h.getBoundingClientRect().height) : -1, [...document.querySelectorAll('.ogsae9c')].length, !!document.querySelector('link[rel=expect]')].join(' ')); if (window.frames2.length < 40) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    const name = (n) => !n ? '?' : n.nodeType === 3 ? '#text ' + n.textContent.slice(0, 30) : n.nodeName + '.' + (n.getAttribute?.('class') ?? '').slice(0, 30) + '#' + (n.id ?? '');
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) window.log.push({ at: Math.round(e.startTime), v: +e.value.toFixed(4), s: e.sources.map((x) => `${name(x.node)} ${JSON.stringify(x.previousRect)}→${JSON.stringify(x.currentRect)}`.replace(/"(x|width|left|right|bottom)":[^,}]*,?/g,'')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const d = await context.newCDPSession(page);
  await d.send('Network.enable');
  await d.send('Network.emulateNetworkConditions', { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150, offline: false });
  await d.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto('http://localhost:3990' + path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const out = await page.evaluate(() => ({ log: window.log, frames: window.frames2, paint: performance.getEntriesByType('paint').map((p) => p.name + ' ' + Math.round(p.startTime)), scroll: scrollY }));
  const total = out.log.reduce((s, e) => s + e.v, 0);
  console.log(path, total.toFixed(3), out.paint.join(' '), 'scroll', out.scroll);
  if (total > 0.02) console.log(out.frames.join('\n')); if (total > 0.02) for (const e of out.log) console.log('   ', e.at, e.v, '\n       ' + e.s.join('\n       '));
  await context.close();
}
for (let i = 0; i < n; i += 2) await Promise.all([visit(process.argv[2] ?? '/'), visit(process.argv[2] ?? '/')]);
await browser.close();
