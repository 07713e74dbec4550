import { languages } from '@medeina/contract';
import reviews from '../../server/demo/reviews.json' with { type: 'json' };
import { markupFaults } from '../support/markup.ts';
import { messagesOf } from '../support/messages.ts';
import { publicPages } from '../support/public-pages.ts';
import { faultsOf, structuredOf } from '../support/structured.ts';
import { expect, test } from '../support/test.ts';
import { isFull } from '../support/tier.ts';

/** A sample of pages that share their code; the full tier takes all. */
const mostOfAKind = isFull ? Number.POSITIVE_INFINITY : 2;

const kindOf = (path: string) =>
  path
    .replaceAll(/\d+/g, '0')
    .replace(/^\/faq\/.+/, '/faq/0')
    .replace(/^\/discover\/.+/, '/discover/0');

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
const attribute = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((found) => unescape(found[1] ?? ''));
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page of the sitemap is valid HTML with complete metadata @sample', async ({
  context,
  circumstances: { language },
}) => {
  test.setTimeout(isFull ? 600_000 : 90_000);
  const sitemap = await (await context.request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map((found) => ({
    url: new URL(unescape(found[1] ?? '')),
    alternates: attribute(found[2] ?? '', /href="([^"]+)"/g),
  }));
  const own = entries.filter(({ url }) => (url.searchParams.get('lang') ?? 'lt') === language);
  expect(own.length).toBeGreaterThan(30);
  expect(entries).toHaveLength(own.length * 3);
  const lists = own.filter(({ url }) => kindOf(url.pathname) === '/discover/0');
  expect(lists, 'lists of categories').toHaveLength(8);
  const kinds = new Map<string, number>();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { url, alternates } of own) {
    const kind = kindOf(url.pathname);
    const count = kinds.get(kind) ?? 0;
    kinds.set(kind, count + 1);
    if (count >= mostOfAKind) continue;
    const address = `${url.pathname}${url.search}`;
    const response = await context.request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(200);
    const html = await response.text();

    expect.soft(attribute(html, /<html lang="(\w+)"/g), address).toEqual([language]);
    expect.soft(attribute(html, /<link rel="canonical" href="([^"]*)"/g), address).toEqual([url.href]);
    expect
      .soft(attribute(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g), address)
      .toEqual(alternates);
    expect.soft(metaOf(html, 'robots'), address).toBeUndefined();
    const [title = ''] = attribute(html, /<title>(.*?)<\/title>/gs);
    expect.soft(titles.get(title), `${title} is the title of ${address} as well`).toBeUndefined();
    titles.set(title, address);
    const description = metaOf(html, 'description') ?? '';
    expect.soft(description.length, `description of ${address}`).toBeGreaterThan(20);
    expect
      .soft(descriptions.get(description), `${description} is the description of ${address} as well`)
      .toBeUndefined();
    descriptions.set(description, address);
    expect.soft(metaOf(html, 'og:url'), address).toBe(url.href);
    expect.soft(metaOf(html, 'twitter:card'), address).toBe('summary_large_image');
    for (const thing of structuredOf(html)) expect.soft(faultsOf(thing), address).toEqual([]);

    expect.soft(await markupFaults(html), `markup of ${address}`).toEqual([]);

    const picture = new URL(metaOf(html, 'og:image') ?? '', url);
    const drawn = await context.request.get(picture.pathname);
    expect.soft(drawn.headers()['content-type'], picture.href).toBe('image/png');
    expect.soft(sizeOf(await drawn.body()), picture.href).toEqual([1200, 630]);
  }
  for (const kind of [
    '/',
    '/discover',
    '/course-about/0',
    '/page/0',
    '/faq',
    '/faq/0',
    '/help/offer',
    '/about',
  ])
    expect([...kinds.keys()], 'kinds of pages').toContain(kind);
  // A page only in the sitemap would not be checked or measured anywhere else.
  const looked = new Set(Object.values(publicPages).map((path) => kindOf(path.split('?')[0] ?? path)));
  expect([...kinds.keys()].filter((kind) => !looked.has(kind))).toEqual([]);
  // No pages that need a login, and no redirects.
  expect(
    [...kinds.keys()].filter((kind) =>
      /dashboard|login|register|password|settings|view\.php|app-download/.test(kind),
    ),
  ).toEqual([]);
});

/** Public pages outside the sitemap: course tabs, filtered lists, forms and missing pages. */
const unnamed = Object.values(publicPages).filter((path) =>
  /\?|^\/course\/|login|register|password|app-download|nowhere/.test(path),
);

test('public pages outside the sitemap are valid HTML in each language', async ({ context, baseURL }) => {
  expect(unnamed.length).toBeGreaterThan(6);
  for (const language of languages) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    for (const path of unnamed) {
      const response = await context.request.get(path);
      const address = `${path} in ${language}`;
      expect
        .soft(response.status(), address)
        .toBe(path === publicPages['page that is not there'] ? 404 : 200);
      const html = await response.text();
      expect.soft(attribute(html, /<html lang="(\w+)"/g), address).toEqual([language]);
      expect.soft(await markupFaults(html), `markup of ${address}`).toEqual([]);
    }
  }
});

test('courses have structured data: provider, price, mode, dates and breadcrumbs', async ({ request }) => {
  const html = await (await request.get('/course-about/101')).text();
  const [course, path] = structuredOf(html);
  expect(course).toMatchObject({
    '@type': 'Course',
    provider: { '@type': 'Organization', name: 'Medeina' },
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
  });
  expect(path).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
  });
  // In another language, structured data use that language's addresses.
  const english = structuredOf(await (await request.get('/course-about/101?lang=en')).text());
  expect(english).toMatchObject([
    { '@id': expect.stringMatching(/\/101$/), url: expect.stringMatching(/\/101\?lang=en$/) },
    { itemListElement: [{ item: expect.stringMatching(/\/discover\?lang=en$/) }, {}, {}] },
  ]);
  const list = structuredOf(await (await request.get('/discover')).text());
  expect(list).toMatchObject([{ '@type': 'ItemList', itemListElement: { length: 12 } }]);
  // Pages with noindex have no structured data.
  expect(structuredOf(await (await request.get('/discover?q=als')).text())).toEqual([]);
  const home = structuredOf(await (await request.get('/')).text());
  expect(home).toMatchObject([
    { '@type': 'Organization', telephone: '+370 5 200 11 22', address: { addressLocality: 'Vilnius' } },
    { '@type': 'WebSite' },
  ]);
  const topic = structuredOf(await (await request.get('/faq/sertifikatai')).text());
  expect(topic).toMatchObject([{ '@graph': [{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }] }]);
});

test('the server renders links to related courses', async ({ request }) => {
  const html = await (await request.get('/course-about/101?lang=lt')).text();
  const related = html.split('Panašūs kursai').at(-1) ?? '';
  const others = new Set(attribute(related.split('<footer')[0] ?? '', /href="(\/course-about\/\d+)"/g));
  expect(others.size).toBeGreaterThan(3);
  expect(others).not.toContain('/course-about/101');
});

test('the structured data checks find errors', () => {
  const context = 'https://schema.org';
  expect(faultsOf({ '@context': context, '@type': 'Course', name: 'x' })).toContain('<Course> lacks offers');
  expect(
    faultsOf({ '@context': context, '@type': 'Offer', category: 'Cheap', price: 9, priceCurrency: 'EUR' }),
  ).toEqual(['<Offer>.category is "Cheap"']);
  expect(
    faultsOf({ '@context': context, '@type': 'Offer', category: 'Free', price: 5, priceCurrency: 'EUR' }),
  ).toEqual(['<Offer> is free by its price or its category alone']);
  expect(
    faultsOf({
      '@context': context,
      '@type': 'AggregateRating',
      ratingValue: 6,
      reviewCount: 0,
      bestRating: 5,
    }),
  ).toEqual(['<AggregateRating> has a value outside of its scale', '<AggregateRating> counts no reviews']);
  const step = { '@type': 'ListItem', position: 1, name: 'x', item: 'https://medeina.example/faq' };
  expect(faultsOf({ '@context': context, '@type': 'BreadcrumbList', itemListElement: [step] })).toEqual([
    '<BreadcrumbList> leads nowhere: a way has two steps or more',
  ]);
  expect(faultsOf({ '@context': context, '@type': 'BreadcrumbList', itemListElement: [step, step] })).toEqual(
    ['<BreadcrumbList> counts its steps wrong'],
  );
  const entry = { '@type': 'ListItem', position: 1, url: 'https://medeina.example/course-about/1' };
  expect(faultsOf({ '@context': context, '@type': 'ItemList', itemListElement: [entry, entry, {}] })).toEqual(
    expect.arrayContaining(['<ItemList> counts its entries wrong', '<ItemList> has an entry twice']),
  );
  expect(
    faultsOf({ '@context': context, '@type': 'FAQPage', mainEntity: [{ '@type': 'Answer', text: 'x' }] }),
  ).toEqual(['<FAQPage>.mainEntity holds no Question']);
  expect(faultsOf({ '@context': context, '@type': 'Curse' })).toEqual([
    '<Curse> is of a type that nobody checks',
  ]);
});

test('the web app manifest is complete in each language', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(`/?lang=${language}`)).text();
    const [address = ''] = attribute(html, /<link rel="manifest" href="([^"]*)"/g);
    const response = await request.get(address);
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest: { lang: string; icons: { src: string; sizes: string; purpose: string }[] } =
      await response.json();
    expect(manifest).toMatchObject({ lang: language, start_url: '/', scope: '/', display: 'standalone' });
    const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of pictures) {
      const icon = await request.get(src);
      expect(sizeOf(await icon.body()).join('x'), src).toBe(sizes);
    }
    const [touch = ''] = attribute(html, /<link rel="apple-touch-icon" href="([^"]*)"/g);
    expect(sizeOf(await (await request.get(touch)).body())).toEqual([180, 180]);
  }
});

const long = 'x'.repeat(10_000);

test('an invalid address redirects to the nearest valid page', async ({ request }) => {
  // Unknown filters are removed from the address.
  for (const [asked, right] of [
    ['/discover?filter_id=999999', '/discover'],
    ['/discover?filter_id=abc&filter_id=999999&category_id=61', '/discover/emergency'],
    ['/discover?category_id=4711&sort=title', '/discover?sort=title'],
    ['/discover?category_id=61&page=2', '/discover/emergency?page=2'],
    ['/discover/none?sort=title', '/discover?sort=title'],
    ['/discover?filter_group_id=77', '/discover'],
    ['/discover?page=2&page=900&filter_id=999999', '/discover?page=2'],
  ]) {
    const response = await request.get(asked ?? '', { maxRedirects: 0 });
    expect.soft(response.headers()['location'], asked).toBe(right);
  }
  for (const [path, hasCourses] of [
    ['/discover?filter_id=999999', true],
    ['/discover?page=0', true],
    ['/discover?page=-1', true],
    // Past the end: a message with a link to the first page.
    ['/discover?page=1000000000', false],
    ['/discover?page=abc', true],
    ['/discover?page=1.5', true],
    ['/discover?page=2&page=3', true],
    ['/discover?sort=cheapest&sort=title', true],
    ['/discover?q=%20%20%20', true],
    ['/discover?q=%00', true],
    ['/discover?unknown=1&unknown=2', true],
    // Nothing found: popular courses.
    ['/discover?q=%F0%9F%A7%AC', true],
    ['/discover?q=%25_%5C%27%22', true],
    [`/discover?q=${long}`, true],
    ['/course/101/reviews?page=-1', true],
    ['/course/101/reviews?page=1000000000', true],
    ['/course/101/reviews?page=abc&page=2', true],
    ['/help/offer?course=abc', false],
    ['/faq?q=%25_%5C%27%22', false],
    [`/faq?q=${long}`, false],
  ] as const) {
    const response = await request.get(path);
    const shown = path.slice(0, 60);
    expect.soft(response.status(), shown).toBe(200);
    const html = await response.text();
    expect.soft(html.match(/<h1\b/g)?.length, shown).toBe(1);
    expect.soft(/<main\b.*href="\/course-about\/\d+"|"\/course\/101/s.test(html), shown).toBe(hasCourses);
    expect.soft(html, shown).not.toMatch(/\bNaN\b|\[object |undefined</);
  }
});

const days = ({ date }: { readonly date: string }) => Number.parseInt(date, 10);

test('the server renders the second page of reviews, and one past the end links to the first', async ({
  request,
}) => {
  const page = async (number: number) => {
    const response = await request.get(`/course/103/reviews?page=${number}&lang=lt`);
    return unescape(await response.text());
  };
  const said = reviews
    .filter(({ course }) => course === 'ekg-interpretacija')
    .toSorted((one, other) => days(other) - days(one))
    .map(({ text }) => text);
  const [first, second, past] = [await page(1), await page(2), await page(3)];
  expect(said.filter((text) => first.includes(`>${text}<`))).toEqual(said.slice(0, 12));
  expect(said.filter((text) => second.includes(`>${text}<`))).toEqual(said.slice(12));
  expect(said.length).toBeGreaterThan(12);
  expect(said.filter((text) => past.includes(`>${text}<`))).toEqual([]);
  expect(past).toContain(messagesOf('lt')('catalogue.past'));
  const [, back] = past.split(messagesOf('lt')('catalogue.past'));
  expect(back).toMatch(/^.{0,200}href="\/course\/103\/reviews"/s);
});

test('shopping routes redirect home in the requested language', async ({ request }) => {
  for (const path of ['/cart?lang=ru', '/payment/success?order=1', '/dashboard/purchases']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']], path).toEqual([302, '/']);
  }
  expect(await (await request.get('/')).text()).toContain('<html lang="ru"');
});

test('a missing page answers 404 with a way on', async ({ request }) => {
  for (const path of [
    '/course-about/abc',
    '/course-about/0',
    '/course-about/-1',
    '/course-about/1.5',
    '/course-about/0x65',
    '/course-about/999999',
    '/course-about/99999999999999999999',
    '/course-about/%00',
    '/course-about/%F0%9F%A7%AC',
    '/course/abc/reviews',
    '/course/999999/faq',
    '/page/abc',
    '/page/9999',
    '/faq/nothing-of-that-name',
    '/course/view.php?id=abc',
    '/course/view.php?id=0x65',
    '/%ff',
    '/lt/%ff?q=1',
    '/%E0%A4%A',
    '/course-about/%E0%A4%A',
    '/course-about/%',
    '/faq/%ff',
    '/course-about%2F101',
    '/%2f%2fexample.com',
    '/course-about//101',
    `/${'x'.repeat(3000)}`,
    `/${'%ff'.repeat(2000)}`,
  ]) {
    const response = await request.get(path, { headers: { accept: 'text/html', cookie: 'language=en' } });
    const shown = path.slice(0, 60);
    expect.soft(response.status(), shown).toBe(404);
    expect.soft(response.headers()['content-type'], shown).toContain('text/html');
    const html = await response.text();
    expect
      .soft(attribute(html, /<h1\b[^>]*>(.*?)<\/h1>/gs), shown)
      .toEqual([messagesOf('en')('shell.notFound.title')]);
    expect.soft(html, shown).toContain('<html lang="en"');
    expect.soft(html, shown).toContain('href="/"');
    expect.soft(html, shown).toContain('<meta name="robots" content="noindex">');
  }
});
