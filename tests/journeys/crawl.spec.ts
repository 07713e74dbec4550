import { languages } from '@medeina/contract';
import { broken, foreignTo, kindOf, messageIds } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';
import { messagesOf } from '../support/messages.ts';
import { publicPages } from '../support/public-pages.ts';
import { isFull } from '../support/tier.ts';

/** A sample of course pages, which share their code; the full tier takes all. */
const mostOfAKind = isFull ? Number.POSITIVE_INFINITY : 4;

const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));

/** A document's readable text, without scripts, styles and tags. */
const words = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('every linked page is complete as rendered by the server @sample', async ({
  context,
  circumstances,
}) => {
  test.skip(
    isFull && (circumstances.width !== 1440 || circumstances.theme !== 'light'),
    'the server renders the same for every width and theme',
  );
  test.setTimeout(isFull ? 300_000 : 90_000);
  const { language } = circumstances;
  const say = messagesOf(language);
  const foreign = foreignTo(language);
  const waiting = ['/'];
  const seen = new Set(waiting);
  const kinds = new Map([['/', 1]]);
  let drawn = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await context.request.get(path, { maxRedirects: 0 });
    const status = response.status();
    const at = `${path} in ${language}`;
    // Pages for logged-in users redirect guests to the login, a sign-on to the provider's own.
    if (status === 302) {
      if (path.startsWith('/oauth-login?')) continue;
      expect.soft(response.headers()['location'], at).toMatch(/^\/login\?redirect=/);
      continue;
    }
    expect.soft(status, at).toBe(200);
    if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue;
    const html = await response.text();
    drawn += 1;

    expect.soft(attribute(html, /<html lang="(\w+)"/g), at).toEqual([language]);
    const [title = ''] = attribute(html, /<title>(.*?)<\/title>/gs);
    expect.soft(title.replace(/ ?·? ?Medeina$/, '').length, `title of ${at}: ${title}`).toBeGreaterThan(2);
    expect.soft(html.match(/<h1\b/g)?.length, `h1 of ${at}`).toBe(1);
    expect.soft(html.match(/ style="/g), `style attributes of ${at}`).toBeNull();
    const text = words(html);
    expect
      .soft(
        messageIds.filter((id) => text.includes(id)),
        `ids in ${at}`,
      )
      .toEqual([]);
    expect
      .soft(
        foreign.filter((sentence) => text.includes(sentence)),
        `untranslated in ${at}`,
      )
      .toEqual([]);
    expect.soft(text, at).not.toMatch(broken);

    const isHidden = /<meta name="robots" content="noindex">/.test(html);
    if (!isHidden) {
      expect.soft(attribute(html, /<link rel="canonical" href="([^"]*)"/g), at).toHaveLength(1);
      expect
        .soft(attribute(html, /<link rel="alternate" hreflang="([^"]*)"/g).toSorted(), at)
        .toEqual(['en', 'lt', 'ru', 'x-default']);
      expect
        .soft(attribute(html, /<meta name="description" content="([^"]*)"/g)[0]?.length, at)
        .toBeGreaterThan(20);
      for (const property of ['og:title', 'og:url', 'og:image'])
        expect.soft(html, at).toContain(`<meta property="${property}" content="`);
    }
    if (/^\/course-about\/\d+$/.test(path)) {
      const [json = ''] = attribute(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
      const course: unknown = JSON.parse(json);
      expect.soft(course, at).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: expect.stringMatching(/.+/),
        description: expect.stringMatching(/.+/),
        provider: expect.objectContaining({ name: 'Medeina' }),
      });
      expect.soft(html, at).toContain(say('catalogue.course.tab.subjects'));
    }

    const links = attribute(html, /<a\b[^>]*? href="([^"]*)"/g);
    // A page without links would be a dead end.
    expect.soft(links.length, at).toBeGreaterThan(1);
    for (const link of links) {
      if (!link.startsWith('/') || link.startsWith('//')) continue;
      const url = new URL(link, 'http://own.invalid');
      // Other projects crawl the other languages.
      if (url.searchParams.has('lang')) continue;
      const next = `${url.pathname}${url.search}`;
      const kind = kindOf(next);
      const count = kinds.get(kind) ?? 0;
      // Each page has one such link, with the page in its query.
      const most = /^\/(?:login|help\/offer)$/.test(kind) ? 4 : mostOfAKind;
      if (seen.has(next) || count >= most) continue;
      seen.add(next);
      kinds.set(kind, count + 1);
      waiting.push(next);
    }
  }
  // Every public page is linked from somewhere.
  expect(drawn).toBeGreaterThan(15);
  const unlinked = Object.values(publicPages).filter((path) => !kinds.has(kindOf(path)));
  expect(unlinked).toEqual([publicPages['page that is not there']]);
});

test('canonical and alternate addresses of a page exist', async ({ context }) => {
  for (const path of ['/', '/discover/emergency', '/course-about/101', '/course/101/faq', '/page/3']) {
    await context.clearCookies();
    const html = await (await context.request.get(path)).text();
    for (const language of languages) {
      const [link = ''] = attribute(
        html,
        new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]*)"`, 'g'),
      );
      // The public origin may differ from the server under test.
      const url = new URL(link);
      // Search engines send no cookies.
      await context.clearCookies();
      const answer = await context.request.get(`${url.pathname}${url.search}`);
      expect.soft(answer.status(), link).toBe(200);
      expect.soft(await answer.text(), link).toContain(`<html lang="${language}"`);
    }
  }
});
