// @vitest-environment node
import type { EndpointId, SiteConfig } from '@medeina/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { courseDetail } from './data/catalogue/course.fixtures.ts';
import type { RenderOutput, ServerCall } from './render.tsx';

vi.stubGlobal('__PATTERNS__', '/assets/patterns');

const config: SiteConfig = {
  shopping: false,
  demo: true,
  languages: ['lt', 'en', 'ru'],
  environments: ['extlms', 'pmp'],
  captcha: null,
  social: [],
  app_links: { ios: '', android: '' },
  public_url: 'https://medeina.example',
};

/** The least of each answer that the pages below ask for; titles try to break out of the document. */
const answers: Partial<Record<EndpointId, unknown>> = {
  'catalogue.categories': {
    data: [{ category_id: 61, key: 'emergency', name: 'Skubioji', original_image: null, count: 3 }],
  },
  'content.contact.subjects': { data: ['Kaina'], presets: { place: null, offer: null } },
  'auth.environment.list': { data: [] },
  'auth.social.list': { data: [] },
  'catalogue.products.list': {
    data: [],
    current_page: 1,
    last_page: 1,
    total: 0,
    from: null,
    to: null,
    facets: null,
  },
  'catalogue.products.detail': { data: courseDetail },
  'content.information.detail': {
    data: {
      id: 5,
      title: '</script><script>alert(1)</script>',
      description: 'Kas "leidžiama" & kas ne',
      updated: '2026-01-02',
      chapters: [
        {
          id: 1,
          title: 'Pirmas',
          description: null,
          content: '<p>Tekstas</p>',
          image: '/images/pirmas.webp',
          figures: [],
          blocks: [],
          children: [
            {
              id: 2,
              title: 'Dalis',
              description: 'Trumpai',
              content: '<p>Dalies tekstas</p>',
              image: null,
              figures: [],
            },
          ],
        },
      ],
    },
  },
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super('refused');
    this.status = status;
  }
}

/** Calls that fail, with their status; all others answer from the table above. */
const failing = new Map<string, number>();

const call: ServerCall = (id, input) => {
  const failure = failing.get(id);
  if (failure !== undefined) return Promise.reject(new Refused(failure));
  const answer = answers[id];
  const isMissing = 'params' in input && JSON.stringify(input.params).includes('404');
  if (answer === undefined || isMissing) return Promise.reject(new Refused(404));
  // The table above is the test's own; the page reads it as the contract says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Promise.resolve(answer as never);
};

type Language = 'lt' | 'en' | 'ru';
let render: (url: string, language?: Language, switches?: Partial<SiteConfig>) => Promise<RenderOutput>;
/** Whose scripts and styles the document asked for last. */
let modules: readonly string[] = [];

beforeAll(async () => {
  const module = await import('./render.tsx');
  const assets = {
    entry: '/assets/browser.js',
    of: (named: readonly string[]) => {
      modules = named;
      return { scripts: ['/assets/browser.js', '/assets/page.js'], styles: ['/assets/page.css'] };
    },
    fonts: () => ['/assets/commissioner.woff2'],
    inline: () => '@layer app{a{color:red}}',
  };
  render = (url, language = 'lt', switches = {}) =>
    module.render({
      url,
      language,
      call,
      nonce: 'NONCE',
      requestId: 'a-request',
      config: { ...config, ...switches },
      assets,
    });
}, 60_000);

test('a chapter is drawn with its picture, which is decoration, and with its parts', async () => {
  const { html } = await render('/page/5');
  expect(html).toMatch(/<h2[^>]*>Pirmas<\/h2><img src="\/images\/pirmas\.webp" alt="" loading="lazy"[^>]*>/);
  expect(html).toMatch(
    /id="chapter-2"[^>]*><h3[^>]*>Dalis<\/h3><p[^>]*>Trumpai<\/p><div[^>]*><p>Dalies tekstas<\/p>/,
  );
});

test('styles of what is drawn here, and whose code comes apart, stand in the document', async () => {
  const before = answers['content.information.detail'];
  onTestFinished(() => void Object.assign(answers, { 'content.information.detail': before }));
  const chapter = { id: 1, title: 'Pirmas', description: null, image: null, blocks: [], children: [] };
  const figure = (kind: string) => ({
    ...chapter,
    content: `<figure id="${kind}"></figure>`,
    figures: [
      { kind, id: kind, caption: 'Žingsniai', steps: [], strip: { rhythm: 'asystole', leads: ['II'] } },
    ],
  });
  const apart = ['src/shell/FiguredText.tsx', '../design-system/src/domain/learning/EcgStrip/index.ts'];
  for (const [drawn, files] of [
    [{ ...chapter, content: '<p>Tekstas</p>', figures: [] }, []],
    [figure('flow'), apart.slice(0, 1)],
    [figure('ecg'), apart],
  ] as const) {
    answers['content.information.detail'] = {
      data: { id: 5, title: 'Pagalba', description: null, updated: null, chapters: [drawn] },
    };
    await render('/page/5');
    expect(modules.filter((file) => apart.includes(file))).toEqual(files);
  }
});

test('a page is a whole document in its language, with what others need to know of it', async () => {
  const { status, html } = await render('/page/5');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html>\n<html lang="lt" data-medeina-theme="system">/);
  expect(html).toContain('<link rel="canonical" href="https://medeina.example/page/5">');
  expect(html).toContain('hreflang="ru" href="https://medeina.example/page/5?lang=ru"');
  expect(html).toContain('hreflang="x-default" href="https://medeina.example/page/5"');
  expect(html).toContain('<meta name="description" content="Kas &quot;leidžiama&quot; &amp; kas ne">');
  expect(html).toContain('property="og:title"');
  expect(html).toContain('<p>Tekstas</p>');
});

test('a course leads back to the courses from wherever its address says that one came', async () => {
  for (const from of ['', '/discover', '/constructor', '/__proto__']) {
    const { status, html } = await render(`/course-about/7${from}`);
    expect(status, from).toBe(200);
    expect(html, from).toContain('href="/discover"');
  }
});

test('a course says beside its price that its theory is in preparation', async () => {
  const { html } = await render('/course-about/7');
  const panel = html.slice(html.indexOf('<section aria-label="Kaip pradėti"'));
  expect(panel.slice(0, panel.indexOf('</section>'))).toContain('Internetinė teorija dar rengiama.');
});

test('a page of reviews is drawn whole, each in its language, and one past the end leads to the first', async () => {
  const before = { ...answers };
  onTestFinished(() => void Object.assign(answers, before));
  const review = { id: 13, userId: null, external_id: null, name: 'Rūta', lastName: 'K', position: null };
  const said = { image: null, rating: 5, date: '2026-01-01' };
  answers['catalogue.products.detail'] = {
    data: {
      ...Object.values(answers['catalogue.products.detail'] ?? {})[0],
      reviews: { rating: 5, count: 14, distribution: [{ stars: 5, count: 14 }], latest: [] },
    },
  };
  answers['catalogue.products.reviews'] = {
    data: [
      { ...review, ...said, text: 'Тринадцатый', language: 'ru' },
      { ...review, ...said, id: 14, text: 'Keturioliktas', language: 'lt' },
    ],
    current_page: 2,
    last_page: 2,
    total: 14,
    from: 13,
    to: 14,
  };
  const { html } = await render('/course/7/reviews?page=2');
  expect(html).toMatch(/<[a-z]+ [^>]*lang="ru"[^>]*>Тринадцатый</);
  expect(html).toMatch(/<[a-z]+ (?![^>]*lang=)[^>]*>Keturioliktas</);

  answers['catalogue.products.reviews'] = {
    data: [],
    current_page: 3,
    last_page: 2,
    total: 14,
    from: null,
    to: null,
  };
  const past = await render('/course/7/reviews?page=3');
  expect(past.html).toMatch(/Tiek puslapių nėra.{0,300}href="\/course\/7\/reviews"/s);
});

test('the header stands over the first slide in its tone before any script', async () => {
  const before = { ...answers };
  onTestFinished(() => void Object.assign(answers, before, { 'content.slideshows': undefined }));
  const words = { label: null, text: null, link: null, link_text: null, link2: null, link_text2: null };
  const bright = { ...words, id: 1, title: 'Šviesi', image: '/files/1', image_mobile: null, tone: 'light' };
  const deep = { ...bright, id: 2, title: 'Tamsi', tone: 'dark' };
  // A name is no picture: the rings lie on the deep ground, whatever the tone says.
  const drawn = { ...bright, id: 3, title: 'Žiedai', image: 'emergency' };
  for (const [first, tone] of [
    [bright, 'dark'],
    [deep, 'light'],
    [drawn, 'light'],
  ] as const) {
    answers['content.slideshows'] = { data: [first, bright, deep] };
    const { html } = await render('/');
    expect(/<header [^>]*data-tone="(\w+)"/.exec(html)?.[1], first.title).toBe(tone);
  }
});

test('nothing that content says becomes a script', async () => {
  const { html } = await render('/page/5');
  expect(html).not.toContain('<script>alert(1)');
  const marked = Array.from(
    html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>/g),
    ([, attributes]) => attributes ?? '',
  );
  expect(marked.length).toBeGreaterThan(1);
  expect(marked.filter((attributes) => !attributes.includes('nonce="NONCE"'))).toEqual([]);
});

test.each(['/page/5', '/help/offer', '/login', '/register', '/nothing', '/dashboard/courses'])(
  '%s has no style of its own in the markup',
  async (url) => {
    const { html } = await render(url);
    expect(html.match(/\sstyle="[^"]*"/g)).toBeNull();
    expect(html.match(/<style(?! nonce="NONCE")/)).toBeNull();
    expect(html.match(/\son[a-z]+="/)).toBeNull();
  },
);

test.each(['/dashboard', '/dashboard/courses', '/dashboard/certificates', '/course/7/theory', '/login'])(
  '%s is rendered alike at every hour: the browser takes it over on a clock of its own',
  async (url) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime('2026-03-04T05:00:00');
    const early = await render(url);
    vi.setSystemTime('2026-03-04T20:00:00');
    expect((await render(url)).html).toBe(early.html);
  },
);

test.each([
  ['/nothing/here', 404, true],
  ['/page/404', 404, true],
  ['/page/abc', 404, true],
  ['/page/5', 200, false],
  ['/login', 200, true],
  ['/register?redirect=%2Fcourse%2F1%2Ftheory', 200, true],
])('%s answers %i and is kept out of search engines: %s', async (url, status, isHidden) => {
  const output = await render(url);
  expect(output.status).toBe(status);
  expect(output.html.includes('<meta name="robots" content="noindex">')).toBe(isHidden);
});

test.each([
  [503, false],
  [404, true],
])('a page of which another part answers %i is shown, and whole: %s', async (status, isWhole) => {
  onTestFinished(() => failing.clear());
  for (const id of Object.keys(answers)) if (id !== 'content.information.detail') failing.set(id, status);
  expect(await render('/page/5')).toMatchObject({ status: 200, isWhole });
  failing.clear();
  expect(await render('/page/5')).toMatchObject({ status: 200, isWhole: true });
});

test('a page that failed on our side shows the number of the request, also once the browser takes it over', async () => {
  onTestFinished(() => failing.clear());
  failing.set('content.information.detail', 503);
  const { status, html } = await render('/page/5');
  expect(status).toBe(503);
  expect(html).toMatch(/role="alert"[^]*>a-request</);
  expect(html).toContain('"problem":{"status":503,"reference":"a-request"}');
  // One that is missing is kept for everybody.
  failing.clear();
  expect((await render('/page/404')).html).not.toContain('a-request');
});

test.each([
  ['/course/7', 200],
  ['/course/extlms/7/general', 200],
  ['/course/pmp/7', 404],
  ['/course/nope/7/theory', 404],
])('%s, of a course in the environment extlms, answers %i', async (url, status) => {
  expect((await render(url)).status).toBe(status);
});

test('the same page in another language speaks it', async () => {
  const { html } = await render('/login', 'ru');
  expect(html).toContain('<html lang="ru"');
  expect(html).toContain('<title>Войдите · Medeina</title>');
});

test.each([
  '/cart',
  '/cart/payment',
  '/payment/success',
  '/payment/cancelled',
  '/dashboard/purchases',
  '/dashboard/purchases/10442/show',
  '/dashboard/certificates',
  '/dashboard/certificates/extlms/1/show',
])('%s leads home where shopping is off', async (url) => {
  expect(await render(url)).toMatchObject({ status: 302, location: '/', html: '' });
  expect((await render(url, 'lt', { shopping: true })).location).toBeNull();
});

test('a code that a telephone cannot open says so', async () => {
  const local = await render('/app-download', 'en', { public_url: 'http://localhost:3000' });
  expect(local.html).toContain('This code leads to this computer alone');
  const { html } = await render('/app-download', 'en');
  expect(html).toContain('Scan the code with your phone');
});

test('what search engines leave alone is shared with its words and picture, at its own address', async () => {
  const { html } = await render('/discover?q=als', 'en');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('property="og:image" content="https://medeina.example/share/site.en.png"');
  expect(html).toContain('property="og:url" content="https://medeina.example/discover?q=als&amp;lang=en"');
  expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
});

/** Title, description and canonical address of a page. */
const said = async (url: string, language: Language) => {
  const { html } = await render(url, language);
  return [
    /<title>(.*?)<\/title>/,
    /<meta name="description" content="([^"]*)"/,
    /<link rel="canonical" href="https:\/\/medeina\.example([^"]*)"/,
  ].map((pattern) => pattern.exec(html)?.[1]);
};

test('the list of each category, and each page of a list, has a title, description and address of its own', async () => {
  const before = { ...answers };
  onTestFinished(() => void Object.assign(answers, before));
  const categories = [
    { category_id: 61, key: 'emergency', name: 'Skubioji', original_image: null, count: 3 },
    { category_id: 62, key: 'nursing', name: 'Slauga', original_image: null, count: 21 },
  ];
  answers['catalogue.categories'] = { data: categories };
  answers['catalogue.filters'] = { data: [] };
  answers['catalogue.products.list'] = {
    data: Object.values(answers['catalogue.products.detail'] ?? {}),
    current_page: 1,
    last_page: 2,
    total: 24,
    from: 1,
    to: 12,
    // Beside those at the top it names the one that is chosen, wherever it lies.
    facets: {
      categories: [
        ...categories,
        { category_id: 75, key: 'ecg', name: 'EKG', original_image: null, count: 2 },
      ],
      filters: [],
    },
  };
  expect(await said('/discover/ecg', 'lt')).toContain('/discover/ecg');
  expect(await render('/discover?category_id=75&sort=title')).toMatchObject({
    status: 302,
    location: '/discover/ecg?sort=title',
  });
  expect(await render('/discover/none')).toMatchObject({ status: 302, location: '/discover' });
  expect(await render('/discover?category_id=76')).toMatchObject({ status: 302, location: '/discover' });
  expect(await said('/discover/emergency?sort=title', 'lt')).toEqual([
    'Kursai: Skubioji · Medeina',
    'Skubioji: 3 Medeinos kursai. Ieškokite pagal temą, formą, miestą ir kalbą.',
    '/discover/emergency',
  ]);
  expect(await said('/discover/nursing', 'ru')).toEqual([
    'Курсы: Slauga · Medeina',
    'Slauga: 21 курс Medeina. Ищите по теме, форме, городу и языку.',
    '/discover/nursing?lang=ru',
  ]);
  for (const [language, title, end] of [
    ['lt', 'Kursai · 2 puslapis · Medeina', ''],
    ['en', 'Courses · Page 2 · Medeina', '&amp;lang=en'],
    ['ru', 'Курсы · Страница 2 · Medeina', '&amp;lang=ru'],
  ] as const) {
    const [shown, , address] = await said('/discover?page=2', language);
    expect([shown, address]).toEqual([title, `/discover?page=2${end}`]);
  }
});
