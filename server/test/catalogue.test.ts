import type { ReviewFacets } from '@medeina/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { enrolIn } from '../src/learning/enrolments.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { runJob } from './support/run-job.ts';
import { courseJson, SiteFolder, writeCatalogue, writeStudies } from './support/site.ts';

const app = await createTestApp();
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Vilnius' });

function dated(id: number, price: number, days: number, city = 'vilnius', special?: number) {
  return {
    id,
    price,
    ...(special === undefined ? {} : { special }),
    session: {
      days: [{ day: `${days < 0 ? '' : '+'}${days}d`, from: '09:00', to: '17:00' }],
      city,
      seats: 5,
    },
  };
}

beforeAll(async () => {
  await writeCatalogue(new SiteFolder())
    .write(
      'courses/zaizdos/course.json',
      courseJson(401, {
        category: 'wounds',
        published: '2026-03-01',
        filters: ['language/lt', 'language/en'],
        title: { lt: 'Žaizdų priežiūra', en: 'Wound care', ru: 'Уход за ранами' },
        short_description: { lt: 'Tvarsčiai ir pragulos', en: 'Dressings', ru: 'Повязки' },
      }),
    )
    .write(
      'courses/gaivinimas/course.json',
      courseJson(402, {
        published: '2026-02-01',
        filters: ['language/lt', 'city/vilnius', 'city/kaunas'],
        title: { lt: 'Specializuotas gaivinimas', en: 'Advanced life support', ru: 'Реанимация взрослых' },
        products: [dated(4020, 289, 30), dated(4021, 289, 10, 'kaunas', 259), dated(4022, 300, -3)],
      }),
    )
    .write(
      'courses/sepsis/course.json',
      courseJson(403, {
        published: '2026-01-01',
        filters: ['language/en'],
        title: { lt: 'Sepsis: pirmoji valanda', en: 'Sepsis: the first hour', ru: 'Сепсис: первый час' },
        short_description: {
          lt: 'Kai žaizda užkrėsta',
          en: 'When a wound is infected',
          ru: 'Когда рана заражена',
        },
        // Between the list price and the special price of the course above.
        products: [{ id: 4030, price: 270 }],
      }),
    )
    .write('courses/sepsis/subjects.json', [
      {
        title: { lt: 'Antibiotikai', en: 'Antibiotics', ru: 'Антибиотики' },
        duration_minutes: 20,
        parts: [],
      },
    ])
    .write('catalogue/synonyms.json', {
      lt: [
        ['CPR', 'gaivinimas'],
        ['opa', 'žaizda'],
        ['BLS', 'pradinis gaivinimas', 'basic life support'],
        ['ALS', 'specializuotas gaivinimas'],
      ],
      en: [['kids', 'children']],
      ru: [],
    })
    .write('reviews.json', [
      {
        course: 'sepsis',
        user: null,
        first_name: 'Ona',
        last_name: 'O',
        rating: 5,
        language: 'lt',
        text: 'Puiku',
        date: '-3d',
      },
      {
        course: 'sepsis',
        user: null,
        first_name: 'Jonas',
        last_name: 'J',
        rating: 4,
        language: 'lt',
        text: 'Gerai',
        date: '-2d',
      },
    ])
    .import(app);
});

interface List {
  data: { id: number; title: string }[];
  total: number;
  from: number | null;
  to: number | null;
  facets: {
    categories: { category_id: number; count: number }[];
    filters: { filters: { filter_id: number; count: number }[] }[];
  } | null;
}

async function list(query = '', language = 'lt-lt', headers: Record<string, string> = {}): Promise<List> {
  const response = await app.request({
    url: `/api/products${query}`,
    headers: { 'x-oc-merchant-language': language, ...headers },
  });
  expect(response.statusCode).toBe(200);
  return response.json<List>();
}

async function ids(query: string, language?: string): Promise<number[]> {
  return (await list(query, language)).data.map((course) => course.id);
}

describe('search', () => {
  test.each([
    ['zaizdu', 'lt-lt', [401, 403]],
    ['ŽAIZDA', 'lt-lt', [401, 403]],
    ['zaiz', 'lt-lt', [401, 403]],
    ['zaisdu', 'lt-lt', [401, 403]],
    ['gaivinmas', 'lt-lt', [402]],
    ['gaviniams', 'lt-lt', []],
    ['specializuoto gaiv', 'lt-lt', [402]],
    ['antibiotikų', 'lt-lt', [403]],
    ['skubi pagalba', 'lt-lt', [402, 403]],
    ['specializuotas g', 'lt-lt', [402]],
    ['ž', 'lt-lt', [401, 403]],
    ['w', 'en-gb', [401, 403]],
    ['первый ч', 'ru-ru', [403]],
    ['nieko tokio s', 'lt-lt', []],
    ['specializuots g', 'lt-lt', [402]],
    ['wounds', 'en-gb', [401, 403]],
    ['dresing', 'en-gb', [401]],
    ['раны', 'ru-ru', [401, 403]],
    ['РЕАНИМАЦИИ', 'ru-ru', [402]],
    ['sepsis kursas', 'lt-lt', [403]],
    ['kursai apie zaisdas', 'lt-lt', [401, 403]],
    ['sepsis gaivinimas', 'lt-lt', []],
    ['wounds', 'lt-lt', []],
    ['cpr', 'lt-lt', [402]],
    ['cpr', 'en-gb', []],
    ['OPA', 'lt-lt', [401, 403]],
    ['opa antib', 'lt-lt', [403]],
    ['als kursas', 'lt-lt', [402]],
    ['bls', 'lt-lt', []],
    ['nieko tokio nėra', 'lt-lt', []],
  ])('%s in %s finds %j', async (text, language, expected) => {
    expect(await ids(`?search=${encodeURIComponent(text)}`, language)).toEqual(expected);
  });

  test.each(["'", '"', '\\', ':*', '!', '&|()', '%', '_', "a' or 1=1 --", '😀', 'a:*b', '<->'])(
    'the characters %s are harmless',
    async (text) => {
      expect((await list(`?search=${encodeURIComponent(text)}`)).data.length).toBeLessThan(4);
      expect((await list(`?search=${encodeURIComponent(`zaizda ${text}`)}`)).data.length).toBeLessThan(4);
    },
  );

  test('a blank search is ignored', async () => {
    expect((await list('?search=%20%20')).total).toBe(3);
  });

  test('suggestions are the first six results', async () => {
    const response = await app.request({ url: '/api/products/summary?search=zaiz' });
    expect(response.json().data.map((course: { id: number }) => course.id)).toEqual([401, 403]);
  });
});

describe('order', () => {
  test.each([
    ['newest', [401, 402, 403]],
    ['date', [402]],
    ['price_asc', [401, 402, 403]],
    ['price_desc', [403, 402, 401]],
    ['rating', [403]],
    ['title', [403, 402, 401]],
  ])('%s', async (sort, expected) => {
    expect((await ids(`?sort=${sort}`)).slice(0, expected.length)).toEqual(expected);
  });

  test('titles are sorted by the requested language', async () => {
    expect(await ids('?sort=title', 'en-gb')).toEqual([402, 403, 401]);
  });
});

describe('selection', () => {
  test('a category includes its subcategories', async () => {
    expect(await ids('?category=63')).toEqual([401]);
    expect(await ids('?category=59&sort=newest')).toEqual([401, 402, 403]);
    expect(await ids('?category=999')).toEqual([]);
  });

  test('filters are OR within a group, AND between groups, and each has its result count', async () => {
    expect(await ids('?filters=71,72&sort=newest')).toEqual([401, 402, 403]);
    expect(await ids('?filters=71,102')).toEqual([402]);
    const { facets } = await list('?filters=102');
    const counts = Object.fromEntries(
      (facets?.filters ?? []).flatMap((group) => group.filters).map((one) => [one.filter_id, one.count]),
    );
    expect(counts).toEqual({ 71: 1, 72: 0, 91: 0, 92: 0, 101: 1, 102: 1 });
    const categories = Object.fromEntries(
      (facets?.categories ?? []).map((one) => [one.category_id, one.count]),
    );
    expect(categories).toEqual({ 61: 1, 63: 0 });
  });

  test('paging honours page and limit; a page past the last is empty', async () => {
    expect(await list('?limit=2&page=2&sort=newest')).toMatchObject({
      total: 3,
      from: 3,
      to: 3,
      data: [{ id: 403 }],
    });
    expect(await list('?page=99')).toMatchObject({ total: 3, from: null, to: null, data: [] });
    expect((await list('?facets=0')).facets).toBeNull();
  });

  test.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=101',
    'limit=1e1',
    'page=0x1',
    'sort=best',
    'filters=a',
    'category=-1',
    'category=0x3d',
    'favourite=2',
  ])('%s is refused, naming the invalid field', async (query) => {
    const response = await app.request({ url: `/api/products?${query}` });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]]);
  });
});

test('a course’s price is that of its cheapest upcoming product', async () => {
  const { data } = (await app.request({ url: '/api/products/402' })).json();
  expect(data).toMatchObject({
    price: 289,
    price_formatted: '289,00\u00A0€',
    special: 259,
    price_from: true,
    price_to: 289,
    product_count: 2,
    date: inDays(10),
  });
  expect(data.products.map((one: { product_id: number }) => one.product_id)).toEqual([4021, 4020]);
  expect(data.cities.toSorted()).toEqual(['Kaunas', 'Vilnius']);
});

test('a course has its programme, reviews and rating distribution', async () => {
  const { data } = (await app.request({ url: '/api/products/403' })).json();
  expect(data.courseSubjects).toMatchObject([{ title: 'Antibiotikai', duration_minutes: 20 }]);
  expect(data.reviews).toMatchObject({ rating: 4.5, count: 2, latest: [{ name: 'Jonas' }, { name: 'Ona' }] });
  expect(data.reviews.distribution[0]).toEqual({ stars: 5, count: 1 });
  expect((await app.request({ url: '/api/products/999' })).statusCode).toBe(404);
});

test('a card tells of the nearest session, its seats and how many others have some', async () => {
  const nearest = async () => {
    const { data } = (await app.request({ url: '/api/products?search=gaivinimas' })).json();
    const [{ date, end_date, city, seats_left, open_dates, cities }] = data;
    expect((await app.request({ url: '/api/products/402' })).json().data).toMatchObject({ city, seats_left });
    return { date, end_date, city, seats_left, open_dates, cities };
  };
  const session = { date: inDays(10), end_date: inDays(10), city: 'Kaunas', cities: ['Kaunas', 'Vilnius'] };
  expect(await nearest()).toEqual({ ...session, seats_left: 5, open_dates: 2 });
  for (let taken = 1; taken <= 5; taken += 1) {
    const { id } = await app.person();
    await enrolIn(app.database.executor, { userId: id, courseId: 402, productId: 4021, source: 'order' });
    await app.context.versions.catchUp();
    const left = 5 - taken;
    expect(await nearest()).toEqual({ ...session, seats_left: left, open_dates: left === 0 ? 1 : 2 });
  }
  const { data } = (await app.request({ url: '/api/products?search=sepsis' })).json();
  expect(data[0]).toMatchObject({ date: null, city: null, seats_left: null, open_dates: 0 });
});

test('a special price tells its last day, and ends with it', async () => {
  await writeCatalogue(new SiteFolder())
    .write(
      'courses/akcija/course.json',
      courseJson(412, {
        products: [
          { id: 4120, price: 100, special: { price: 80, until: '+0d' } },
          { id: 4121, price: 100, special: 80 },
          { id: 4122, price: 100, special: { price: 80, until: '-1d' } },
          { id: 4123, price: 100, special: { price: 80, from: '+2d', until: '+9d' } },
        ],
      }),
    )
    .import(app);
  const { data } = (await app.request({ url: '/api/products/412' })).json();
  const facts = data.products.map(
    ({
      special,
      special_until: last,
    }: {
      special: { price: number } | null;
      special_until: string | null;
    }) => [special?.price ?? null, last],
  );
  expect(facts).toEqual([
    [80, inDays(0)],
    [80, null],
    [null, null],
    [null, null],
  ]);
});

test('a favourite is unique, and only its owner can remove it', async () => {
  const [person, other] = [await app.person(), await app.person()];
  const add = () =>
    app.request({
      method: 'POST',
      url: '/api/favourite-courses',
      headers: person.headers,
      payload: { course: 401 },
    });
  const [first, second] = [await add(), await add()];
  expect(second.json()).toEqual(first.json());
  const url = `/api/favourite-courses/${first.json().data.id}`;
  expect((await list('?favourite=1', 'lt-lt', { ...person.headers })).data).toMatchObject([{ id: 401 }]);
  expect((await list('?favourite=1')).total).toBe(0);
  expect((await app.request({ method: 'DELETE', url, headers: other.headers })).statusCode).toBe(404);
  expect((await app.request({ method: 'DELETE', url, headers: person.headers })).statusCode).toBe(200);
  expect((await app.request({ url: '/api/favourite-courses', headers: person.headers })).json().total).toBe(
    0,
  );
});

/** Takes a course and does all that it tracks. */
async function learn({ id }: TestPerson, courseId: number): Promise<void> {
  await enrolIn(app.database.executor, { userId: id, courseId, source: 'operator' });
  await app.database.sql`
    update enrolments set done = (select tracked_materials from courses where id = ${courseId})
    where user_id = ${id} and course_id = ${courseId}`;
}

test('an enrolled person reviews a course once, and its rating is updated', async () => {
  await writeStudies(new SiteFolder(), 'vertinamas', 413).import(app);
  const person = await app.person();
  const review = ({ headers }: TestPerson, text: string, rating: number | string = 3) =>
    app.request({
      method: 'POST',
      url: '/api/reviews',
      headers,
      payload: { courseId: 413, rating, review: text },
    });
  const detail = async (headers: Readonly<Record<string, string>> = {}) =>
    (await app.request({ url: '/api/products/413', headers })).json().data;
  expect((await review(person, 'Naudinga')).json()).toMatchObject({ code: 'review_needs_course' });
  await learn(person, 413);
  expect(await detail(person.headers)).toMatchObject({ enrolled: true, can_review: true, own_review: null });
  for (const [rating, text, errors] of [
    [0, 'Gerai', { rating: ['Pasirinkite nuo 1 iki 5 žvaigždučių'] }],
    [6, 'Gerai', { rating: ['Pasirinkite nuo 1 iki 5 žvaigždučių'] }],
    [4.5, 'Gerai', { rating: ['Pasirinkite nuo 1 iki 5 žvaigždučių'] }],
    ['5', 'Gerai', { rating: ['Pasirinkite nuo 1 iki 5 žvaigždučių'] }],
    [1, ' \n ', { review: ['Parašykite atsiliepimą'] }],
  ] as const) {
    const answer = await review(person, text, rating);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, errors]);
  }
  expect((await review(person, ' Naudinga ')).json()).toMatchObject({
    data: { text: 'Naudinga', rating: 3, userId: person.id },
  });
  expect((await review(person, 'Dar kartą')).json()).toMatchObject({ code: 'review_exists' });
  expect(await detail(person.headers)).toMatchObject({ can_review: false, rating: 3, review_count: 1 });

  // A person's own review is in their answer, however many are newer.
  const others = await Promise.all(Array.from({ length: 7 }, () => app.person()));
  for (const [index, other] of others.entries()) {
    await learn(other, 413);
    expect((await review(other, `Naujesnis ${index}`)).statusCode).toBe(200);
  }
  const own = await detail(person.headers);
  expect(own.reviews.latest.map((one: { userId: number }) => one.userId)).not.toContain(person.id);
  expect(own.own_review).toMatchObject({ text: 'Naudinga', userId: person.id, rating: 3, language: 'lt' });
  expect(await detail()).toMatchObject({ own_review: null, reviews: own.reviews });
  expect(await detail(others[0]?.headers)).toMatchObject({ own_review: { text: 'Naujesnis 0' } });

  // Hidden by an operator, it is not shown, and a second one is still refused.
  await app.database.sql`update reviews set hidden_at = now() where user_id = ${person.id}`;
  expect(await detail(person.headers)).toMatchObject({ can_review: false, own_review: null });
});

test('a review waits for half of the materials or for the practice', async () => {
  await writeStudies(new SiteFolder(), 'dalys', 411, {
    products: [{ id: 4110, price: 0 }, dated(4111, 0, 5)],
  }).import(app);
  const of = (person: TestPerson) => ({
    detail: async () =>
      (await app.request({ url: '/api/products/411', headers: person.headers })).json().data,
    review: async (language = 'lt-lt') => {
      const answer = await app.request({
        method: 'POST',
        url: '/api/reviews',
        headers: { ...person.headers, 'x-oc-merchant-language': language },
        payload: { courseId: 411, rating: 4, review: 'Naudinga' },
      });
      return { status: answer.statusCode, ...answer.json<{ code?: string; message?: string }>() };
    },
    setDone: (done: number) =>
      app.database.sql`update enrolments set done = ${done} where user_id = ${person.id}`,
  });
  const [learner, guest] = [await app.person(), await app.person()];
  await enrolIn(app.database.executor, {
    userId: learner.id,
    courseId: 411,
    productId: 4110,
    source: 'free',
  });
  const [course] = await app.database.sql<{ total: number }>`
    select tracked_materials as total from courses where id = 411`;
  const needed = Math.ceil((course?.total ?? 0) / 2);
  expect(needed).toBeGreaterThan(0);
  await of(learner).setDone(needed - 1);
  expect(await of(learner).detail()).toMatchObject({
    can_review: false,
    review_needs: { done: needed - 1, needed, practice: false },
  });
  const refused = new Set<string>();
  for (const language of ['lt-lt', 'en-gb', 'ru-ru']) {
    const { status, code, message = '' } = await of(learner).review(language);
    expect([status, code]).toEqual([403, 'review_needs_learning']);
    refused.add(message);
  }
  expect(refused.size).toBe(3);
  await of(learner).setDone(needed);
  expect(await of(learner).detail()).toMatchObject({ can_review: true, review_needs: null });
  expect(await of(learner).review()).toMatchObject({ status: 200 });

  const [enrolment] = await app.database.sql<{ id: number }>`
    insert into enrolments (user_id, course_id, product_id, source) values (${guest.id}, 411, 4111, 'free')
    returning id`;
  expect(await of(guest).detail()).toMatchObject({ review_needs: { done: 0, needed, practice: true } });
  await app.database.sql`
    insert into attendance (user_id, enrolment_id, product_id) values (${guest.id}, ${enrolment?.id ?? 0}, 4111)`;
  expect(await of(guest).detail()).toMatchObject({ can_review: true, review_needs: null });
});

test('a course that tracks nothing and has no practice is reviewed by nobody; imported reviews stay', async () => {
  const person = await app.person();
  await learn(person, 403);
  const { headers } = person;
  const course = async () => (await app.request({ url: '/api/products/403', headers })).json().data;
  const closed = {
    enrolled: true,
    can_review: false,
    review_needs: { done: 0, needed: 0, practice: false },
    review_count: 2,
  };
  expect(await course()).toMatchObject(closed);
  const answer = await app.request({
    method: 'POST',
    url: '/api/reviews',
    headers,
    payload: { courseId: 403, rating: 1, review: 'Nemačiau' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'review_needs_learning']);
  expect(await course()).toMatchObject(closed);
});

/** A review of course 401 in `reviews.json`. */
const opinion = (last_name: string, language: string, profession?: string) => ({
  course: 'zaizdos',
  user: null,
  first_name: 'Ona',
  last_name,
  rating: 5,
  language,
  text: last_name,
  date: '-3d',
  ...(profession === undefined ? {} : { profession }),
});

test('a course under another name keeps the reviews that a file gave it', async () => {
  const other = await createTestApp();
  // Of a converted course.
  const id = 1_000_000_409;
  const site = (slug: string) =>
    writeCatalogue(new SiteFolder())
      .write(`courses/${slug}/course.json`, courseJson(id, { products: [{ id: 4090, price: 0 }] }))
      .write('reviews.json', [{ ...opinion('A', 'lt'), course: slug }]);
  await site('senas').import(other);
  await other.database.sql`update courses set slug = 'moodle-1-2' where id = ${id}`;
  await other.database.sql`update reviews set external_id = replace(external_id, 'senas:', 'moodle-1-2:')`;
  await site('senas').import(other);
  expect(await other.database.sql`select external_id from reviews`).toEqual([{ external_id: 'senas:Ona A' }]);
});

test('reviews are chosen by language and profession, each counted beside the other', async () => {
  await new SiteFolder()
    .write('reviews.json', [
      opinion('A', 'lt', 'nurse'),
      opinion('B', 'ru', 'nurse'),
      opinion('C', 'ru', 'doctor'),
      opinion('D', 'ru'),
    ])
    .import(app);
  const reviews = async (query: string) => {
    const { data, total, facets } = (
      await app.request({ url: `/api/products/401/reviews?limit=50&language=ru${query}` })
    ).json<{ data: { text: string; position: string | null }[]; total: number; facets: ReviewFacets }>();
    expect(data).toHaveLength(total);
    const { languages, professions } = facets;
    return {
      texts: data.map(({ text }) => text).filter((text) => text.length === 1),
      positions: data.filter(({ text }) => text.length === 1).map(({ position }) => position),
      russian: languages.find(({ language }) => language === 'ru')?.count,
      professions: professions.map(({ name, count }) => `${name} ${count}`),
    };
  };
  expect(await reviews('&written_in=ru')).toEqual({
    texts: ['D', 'C', 'B'],
    positions: [null, 'Врачи', 'Медсёстры'],
    russian: 3,
    professions: ['Врачи 1', 'Медсёстры 1'],
  });
  expect(await reviews('&profession=nurse')).toMatchObject({ texts: ['B', 'A'], russian: 1 });
  expect(await reviews('&profession=nurse&written_in=ru')).toMatchObject({ texts: ['B'] });
  expect(await reviews('&profession=smith')).toMatchObject({ texts: [] });
});

test('a practical session that has started is no longer offered, by the database’s clock', async () => {
  const other = await createTestApp();
  await writeCatalogue(new SiteFolder())
    .write(
      'courses/praejo/course.json',
      courseJson(405, { products: [dated(4050, 10, 3), dated(4051, 20, 9)] }),
    )
    .write('courses/visada/course.json', courseJson(406))
    .import(other);
  const course = async () => (await other.request({ url: '/api/products/405' })).json().data;
  const start = async (product: number) => {
    await other.database.sql`update practical_sessions set starts_at = now() where product_id = ${product}`;
    await other.database.sql`update courses set offer_until = now() where id = 405`;
    // Within the minute, whoever visited before.
    await runJob(other.context, 'ended-offers');
    await other.context.versions.catchUp();
  };
  expect(await course()).toMatchObject({ price: 10, product_count: 2, date: inDays(3) });
  await start(4050);
  expect(await course()).toMatchObject({ price: 20, product_count: 1, date: inDays(9) });
  // Without a price it is not the cheapest.
  await start(4051);
  expect(await course()).toMatchObject({ product_count: 0, date: null });
  for (const order of ['price_asc', 'price_desc']) {
    const { data } = (await other.request({ url: `/api/products?sort=${order}` })).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual([406, 405]);
  }
});
