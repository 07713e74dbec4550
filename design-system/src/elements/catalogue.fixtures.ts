import { money } from '../internal/amounts.fixtures.ts';
import { t } from '../internal/phrases.fixtures.ts';
import { language } from '../internal/phrases/language.fixtures.ts';
import { courses } from '../domain/support/courses.fixtures.ts';

/** The public catalogue of a site that does not exist: requests to it are answered here. */
export const catalogue = 'https://catalogue.medeina.example';

const prices = [289, 89, 64, 0, 164, 245];
const hues = [...new Set(courses.map(({ category }) => category.hue))];

const all = courses.slice(0, prices.length).map((course, index) => ({
  id: Number(course.courseId),
  title: course.title,
  image: null,
  category: {
    category_id: hues.indexOf(course.category.hue) + 1,
    key: course.category.hue,
    name: course.category.label,
  },
  format: course.facts?.format?.kind ?? 'online',
  theory_minutes: 60 * (2 + index),
  practice_minutes: 0,
  cities: [t('Vilnius')],
  rating: course.rating?.value ?? 0,
  review_count: course.rating?.count ?? 0,
  price: prices[index] ?? 0,
  price_formatted: money(prices[index] ?? 0),
  special: null,
  special_formatted: null,
  price_from: false,
  product_count: 1,
  date: new Date(Date.now() + (index + 2) * 86_400_000).toISOString().slice(0, 10),
  end_date: null,
  city: t('Vilnius'),
  seats_left: index,
  open_dates: 3,
}));

const review = {
  name: 'Rūta',
  lastName: 'Kazlauskaitė',
  position: null,
  image: null,
  rating: 5,
  text: t('„Prieš mokymus skaičiau algoritmą. Po jų jis pats ateina į galvą.“'),
  language,
};

function answerTo({ pathname, searchParams }: URL): unknown {
  const id = Number(/^\/api\/products\/(\d+)/u.exec(pathname)?.[1]);
  const course = all.find((one) => one.id === id);
  if (pathname.endsWith('/reviews'))
    return {
      data: [{ ...review, id: Number(searchParams.get('page') ?? 1) }],
      last_page: id === 102 ? 2 : 1,
    };
  if (course !== undefined)
    return {
      data: {
        ...course,
        reviews: {
          rating: 4.9,
          count: 312,
          distribution: [
            { stars: 5, count: 280 },
            { stars: 4, count: 32 },
          ],
          latest: [],
        },
      },
    };
  const category = searchParams.get('category');
  const found = all.filter((one) => category === null || String(one.category.category_id) === category);
  return {
    data: found.slice(0, Number(searchParams.get('limit') ?? 12)),
    total: found.length,
    facets: {
      categories: [...Map.groupBy(all, (one) => one.category.key).values()].map((group) =>
        Object.assign({ count: group.length }, group[0]?.category),
      ),
      filters: [],
    },
  };
}

let isServed = false;
let isFailing = false;

/** The next request to the catalogue fails. */
export function failNext(): void {
  isFailing = true;
}

/** Answers requests to the catalogue; all others go on to the network. */
export function serveCatalogue(): void {
  if (isServed) return;
  isServed = true;
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.origin !== catalogue) return ask(input, init);
    if (!isFailing) return Response.json(answerTo(address));
    isFailing = false;
    return new Response(null, { status: 503 });
  };
}
