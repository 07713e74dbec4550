import type { Figure } from '@medeina/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { ImportError } from '../src/import/faults.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { courseJson, inAll, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const app = await createTestApp();
const folder = writeCatalogue(new SiteFolder());
const topic = 'courses/ekg/theory/01-tema';

/** Everything that a person can see of a picture, with a place where it was taken. */
async function picture(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#0a8a5a' } })
    .withExif({ IFD3: { GPSLatitude: '54/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
}

const strip = { rhythm: 'sinus', rate: 72, seconds: 6, leads: [{ lead: 'II' }] };
const flow = {
  steps: [
    { kind: 'start', text: inAll('Nereaguoja') },
    {
      kind: 'question',
      text: inAll('Ritmas?'),
      branches: [
        { label: inAll('Taip'), steps: [{ text: inAll('Iškrova'), note: inAll('150 J') }] },
        { label: inAll('Ne'), steps: [{ kind: 'again', text: inAll('Vėl') }] },
      ],
    },
  ],
};
const good = [
  'Tekstas prieš.',
  '![Elektrodai ant krūtinės](figures/elektrodai.jpg "Kur klijuoti & kodėl")',
  '![](figures/ritmas.ecg.json "Sinusinis ritmas")',
  '![Savi žodžiai](figures/ritmas.ecg.json "Dar kartą")',
  '![](figures/algoritmas.flow.json "Algoritmas")',
  'Tekstas po.',
].join('\n\n');

/** A page by language; a language that is left out says what Lithuanian does. */
function page(lithuanian: string, english = lithuanian): void {
  for (const [language, text] of [
    ['lt', lithuanian],
    ['en', english],
    ['ru', lithuanian],
  ] as const)
    folder.write(`${topic}/lapas.${language}.md`, text);
}

async function faultsOf(lithuanian: string): Promise<string[]> {
  page(lithuanian, good);
  const error: unknown = await folder.import(app).catch((reason: unknown) => reason);
  if (!(error instanceof ImportError)) throw new Error('The import reported no errors');
  return error.message.split('\n').filter((line) => !line.includes('lapas.ru.md'));
}

async function read(person: TestPerson): Promise<{ content: string; figures: Figure[]; id: number }> {
  const course = await app.request({ url: '/api/courses/purchased/501', headers: person.headers });
  const [material] = course.json().data.theory[0].sections[0].parts;
  const answer = await app.request({ url: `/api/pages/${material.id}`, headers: person.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

async function learner(): Promise<TestPerson> {
  const person = await app.person();
  const enrolled = await app.request({
    method: 'POST',
    url: '/api/courses/501/enrol',
    headers: person.headers,
    payload: {},
  });
  expect(enrolled.statusCode).toBe(200);
  return person;
}

beforeAll(async () => {
  folder
    .write('courses/ekg/course.json', courseJson(501))
    .write(`${topic}/topic.json`, {
      title: inAll('Tema'),
      sections: [{ title: inAll('Skyrius'), materials: ['lapas'] }],
    })
    .write(`${topic}/lapas.json`, { type: 'page', title: inAll('Lapas'), completion: 1 })
    .write(`${topic}/figures/elektrodai.jpg`, await picture(3000, 1500))
    .write(`${topic}/figures/ritmas.ecg.json`, strip)
    .write(`${topic}/figures/algoritmas.flow.json`, flow);
  page(good);
  await folder.import(app);
});

test('a page shows its figures in their places, each as what it is', async () => {
  const { content, figures } = await read(await learner());
  expect(figures).toMatchObject([
    {
      kind: 'picture',
      id: 'figure-1',
      caption: 'Kur klijuoti & kodėl',
      alternative: 'Elektrodai ant krūtinės',
      width: 1320,
      height: 660,
    },
    { kind: 'ecg', id: 'figure-2', caption: 'Sinusinis ritmas', alternative: null, strip },
    { kind: 'ecg', id: 'figure-3', alternative: 'Savi žodžiai' },
    {
      kind: 'flow',
      id: 'figure-4',
      steps: [
        { kind: 'start', text: 'Nereaguoja', note: null, branches: [] },
        {
          kind: 'question',
          branches: [{ label: 'Taip', steps: [{ kind: 'action', text: 'Iškrova', note: '150 J' }] }, {}],
        },
      ],
    },
  ]);
  // Whoever draws nothing still has the picture and the words.
  expect(content).toMatch(
    /^<p>Tekstas prieš\.<\/p>\s*<figure id="figure-1"><img src="\/media\/[^"]+" alt="Elektrodai ant krūtinės" width="1320" height="660"><figcaption>Kur klijuoti &amp; kodėl<\/figcaption><\/figure>/,
  );
  expect(content).toContain('<li>Iškrova (150 J)</li>');
  expect(content).toMatch(/<p>Tekstas po\.<\/p>$/);
});

test('a picture is drawn anew and served to who has the course', async () => {
  const person = await learner();
  const {
    figures: [shown],
  } = await read(person);
  if (shown?.kind !== 'picture') throw new Error('The first figure is the picture');
  const [small, large] = await Promise.all([
    app.request({ url: shown.url }),
    app.request({ url: shown.large_url }),
  ]);
  expect(small.headers['content-type']).toBe('image/webp');
  expect((await sharp(small.rawPayload).metadata()).width).toBe(1320);
  const { width, exif } = await sharp(large.rawPayload).metadata();
  expect(width).toBe(2400);
  expect(exif).toBeUndefined();
  const forged = shown.url.replace(/\.[\w-]+\/elektrodai/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/elektrodai');
  expect((await app.request({ url: forged })).statusCode).toBe(403);
});

test('a picture in a text that shows none is told, not lost', async () => {
  const site = writeStudies(writeCatalogue(new SiteFolder()), 'be-paveikslu', 299);
  const theory = 'courses/be-paveikslu/theory/01-pirma';
  for (const language of ['lt', 'en', 'ru'])
    site
      .write(
        `courses/be-paveikslu/description.${language}.md`,
        language === 'lt' ? 'Apie\n\n![x](y.png)' : 'x',
      )
      .write(
        `courses/be-paveikslu/faq.${language}.md`,
        `## ?\n\nTaip\n${language === 'lt' ? '![x](y.png)' : ''}`,
      )
      .write(
        `content/faq/pirma/questions.${language}.md`,
        `## ?\n\n- ${language === 'en' ? '![x](y.png)' : 'x'}`,
      )
      .write(`${theory}/vaizdas.${language}.md`, language === 'ru' ? 'x ![x](y.png)' : 'x');
  site
    .write('content/faq/pirma/category.json', {
      id: 1,
      key: 'pirma',
      icon: '0.svg',
      name: inAll('x'),
      intro: inAll('x'),
    })
    .write(`${theory}/pats.json`, {
      type: 'page',
      title: inAll('x'),
      completion: 0,
      description: { lt: 'x', en: '![x](y.png)', ru: 'x' },
    });
  const error: unknown = await site.import(app).catch((reason: unknown) => reason);
  expect(error instanceof ImportError && error.message.split('\n')).toEqual([
    'content/faq/pirma/questions.en.md:3:1: Only pages show figures',
    'courses/be-paveikslu/description.lt.md:3:1: Only pages show figures',
    'courses/be-paveikslu/faq.lt.md:4:1: Only pages show figures',
    `${theory}/pats.json:11:11: description.en: Only pages show figures`,
    `${theory}/vaizdas.ru.md:1:1: Only pages show figures`,
  ]);
});

test('the same folder again changes nothing', async () => {
  const person = await learner();
  const before = await read(person);
  await folder.import(app);
  expect(await read(person)).toEqual(before);
});

test('what is wrong with a figure is told with the file and line of the text', async () => {
  folder
    .write(`${topic}/figures/mazas.png`, await picture(300, 300))
    .write(`${topic}/figures/zodziai.jpg`, 'no picture at all')
    .write(`${topic}/figures/didelis.jpg`, Buffer.alloc(12_000_001))
    .write(`${topic}/figures/blogas.ecg.json`, { ...strip, rate: 9000 })
    .write(`${topic}/figures/niekieno.webp`, 'x');
  const faults = await faultsOf(
    [
      good,
      '![Yra](figures/dingo.png "Antraštė")',
      '![](figures/elektrodai.jpg "Be alternatyvos")',
      '![Be antraštės](figures/elektrodai.jpg)',
      '![Yra](figures/mazas.png "A")',
      '![Yra](figures/zodziai.jpg "A")',
      '![Yra](figures/didelis.jpg "A")',
      '![Yra](figures/piesinys.svg "A")',
      '![Yra](https://example.org/x.png "A")',
      'Tekste ![Yra](figures/elektrodai.jpg "A") negalima.',
      '![](figures/blogas.ecg.json "A")',
    ].join('\n\n'),
  );
  for (const name of ['mazas.png', 'zodziai.jpg', 'didelis.jpg', 'blogas.ecg.json', 'niekieno.webp'])
    folder.remove(`${topic}/figures/${name}`);
  expect(faults.map((fault) => fault.replace(`${topic}/`, ''))).toEqual([
    'figures/blogas.ecg.json:3:11: rate: Too big: expected number to be <=400',
    'figures/niekieno.webp:1:1: No text of the topic shows this figure',
    'lapas.lt.md:13:1: there is no file figures/dingo.png',
    'lapas.lt.md:15:1: figures/elektrodai.jpg has no alternative text: ![what it shows](figures/elektrodai.jpg "caption")',
    'lapas.lt.md:17:1: figures/elektrodai.jpg has no caption: ![alternative text](figures/elektrodai.jpg "caption")',
    'lapas.lt.md:19:1: figures/mazas.png must be at least 320 × 160 pixels (it is 300 × 300)',
    'lapas.lt.md:21:1: figures/zodziai.jpg cannot be read as a picture',
    'lapas.lt.md:23:1: figures/didelis.jpg is larger than 12 MB',
    "lapas.lt.md:25:1: 'figures/piesinys.svg' is no figure: it must be figures/<name>.jpg, .png, .webp, .ecg.json or .flow.json beside this file",
    "lapas.lt.md:27:1: 'https://example.org/x.png' is no figure: it must be figures/<name>.jpg, .png, .webp, .ecg.json or .flow.json beside this file",
    'lapas.lt.md:29:1: A figure must be a paragraph of its own',
  ]);
});

test('only pages show figures', async () => {
  const film = 'courses/ekg/theory/02-filmas';
  folder
    .write(`${film}/topic.json`, {
      title: inAll('Filmas'),
      sections: [{ title: inAll('Skyrius'), materials: ['filmas'] }],
    })
    .write(`${film}/filmas.json`, {
      type: 'video',
      title: inAll('Filmas'),
      completion: 2,
      duration_minutes: 1,
      source: 'filmas.webm',
    })
    .write(`${film}/filmas.webm`, 'film');
  for (const language of ['lt', 'en', 'ru'])
    folder
      .write(`${film}/filmas.${language}.vtt`, 'WEBVTT\n\n00:00.000 --> 00:01.000\nŽodžiai\n')
      .write(`${film}/filmas.${language}.md`, 'Žodžiai\n\n![x](figures/x.jpg "y")');
  const faults = await faultsOf(good);
  folder.remove(film);
  expect(faults).toContain(`${film}/filmas.lt.md:3:1: Only pages show figures`);
});

test('minutes are counted where they are left out, and a figure far above that is a warning', async () => {
  const words = Array.from({ length: 540 }, () => 'žodis').join(' ');
  page(`${good}\n\n${words}`);
  const person = await learner();
  const minutes = async (given?: number) => {
    folder.write(`${topic}/lapas.json`, {
      type: 'page',
      title: inAll('Lapas'),
      completion: 1,
      ...(given !== undefined && { duration_minutes: given }),
    });
    const { warnings } = await folder.import(app);
    const course = await app.request({ url: '/api/courses/purchased/501', headers: person.headers });
    return { warnings, duration: course.json().data.theory[0].sections[0].parts[0].duration };
  };
  expect(await minutes()).toEqual({ warnings: [], duration: 3 });
  expect(await minutes(4)).toEqual({ warnings: [], duration: 4 });
  expect(await minutes(5)).toEqual({
    warnings: [`${topic}/lapas.json:9:23: duration_minutes: is 5, but what is here takes about 3`],
    duration: 5,
  });
});

test('a page takes as long as its words in the language of who reads it', async () => {
  page(`${good}\n\n${Array.from({ length: 540 }, () => 'žodis').join(' ')}`);
  folder.write(`${topic}/lapas.json`, { type: 'page', title: inAll('Lapas'), completion: 1 });
  folder.write(`${topic}/lapas.ru.md`, `${good}\n\n${Array.from({ length: 1080 }, () => 'слово').join(' ')}`);
  await folder.import(app);
  const person = await learner();
  const minutes = async (language: string) => {
    const headers = { ...person.headers, 'x-oc-merchant-language': language };
    const [own, shown, list] = await Promise.all(
      ['/api/courses/purchased/501', '/api/products/501', '/api/products'].map(async (url) =>
        (await app.request({ url, headers })).json(),
      ),
    );
    const [material] = own.data.theory[0].sections[0].parts;
    const opened = await app.request({ url: `/api/pages/${material.id}`, headers });
    const listed = list.data.find(({ id }: { id: number }) => id === 501);
    return [
      material.duration,
      opened.json().data.duration,
      own.data.theory[0].duration,
      own.data.theory_minutes,
      shown.data.courseSubjects[0].parts[0].duration_minutes,
      shown.data.theory_minutes,
      listed.theory_minutes,
    ];
  };
  expect(new Set(await minutes('lt-lt'))).toEqual(new Set([3]));
  expect(new Set(await minutes('ru-ru'))).toEqual(new Set([6]));
});

test('an information page shows pictures to everybody, each with an id of its own', async () => {
  folder.write('content/information/23/page.json', {
    id: 23,
    title: inAll('Pagalba'),
    chapters: ['pirmas', 'antras'].map((file) => ({ file, title: inAll(file) })),
  });
  for (const language of ['lt', 'en', 'ru']) {
    for (const file of ['pirmas', 'antras'])
      folder.write(
        `content/information/23/${file}.${language}.md`,
        'Prieš.\n\n![Langas](figures/langas.png "Kur spausti")\n\nPo.',
      );
  }
  folder.write('content/information/23/figures/langas.png', await picture(640, 400));
  page(good);
  await folder.import(app);
  const { data } = (await app.request({ url: '/api/information/23' })).json<{
    data: { chapters: { content: string; figures: { id: string; url: string; large_url: string }[] }[] };
  }>();
  const shown = data.chapters.flatMap(({ figures }) => figures);
  expect(shown.map(({ id }) => id)).toEqual(['pirmas-figure-1', 'antras-figure-1']);
  expect(data.chapters[0]?.content).toContain(
    `<figure id="pirmas-figure-1"><img src="${shown[0]?.url}" alt="Langas" width="640" height="400"><figcaption>Kur spausti</figcaption></figure>`,
  );
  for (const url of [shown[0]?.url ?? '', shown[0]?.large_url ?? ''])
    expect((await app.request({ url })).statusCode).toBe(200);

  folder.write('content/information/23/figures/ritmas.ecg.json', strip);
  folder.write('content/information/23/pirmas.lt.md', '![](figures/ritmas.ecg.json "Ritmas")');
  const error: unknown = await folder.import(app).catch((reason: unknown) => reason);
  expect(String(error)).toContain('Information pages show pictures only');
});
