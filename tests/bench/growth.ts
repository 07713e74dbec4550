import { type GeneratedServer, type Learner, courseId, logIn } from './catalogue.ts';
import { quantile, timeOf } from './timing.ts';

/** A call's 99th percentile with few and with many courses, in milliseconds. */
export interface GrowthFigures {
  readonly name: string;
  readonly few: number;
  readonly many: number;
}

/** Look-ups and first, unfiltered pages: their cost must not grow with the catalogue. */
const calls: Readonly<Record<string, (number: number, courses: number, learner: Learner) => string>> = {
  'GET /api/products': () => '/api/products',
  'GET /api/products, one of five orders': (number) =>
    `/api/products?sort=${['newest', 'price_asc', 'rating', 'title', 'date'][number % 5]}&limit=${8 + (number % 40)}`,
  'GET /api/products/{id}': (number, courses) => `/api/products/${courseId(number, courses)}`,
  'GET /api/products/{id}/reviews': (number, courses) => `/api/products/${courseId(number, courses)}/reviews`,
  'GET /api/featured': () => '/api/featured',
  'GET /api/categories/parent/59': () => '/api/categories/parent/59',
  'GET /api/courses/purchased': () => '/api/courses/purchased',
  'GET /api/courses/purchased/{id}': (_number, _courses, { course }) => `/api/courses/purchased/${course}`,
  'GET /api/courses/purchased/upcoming': () => '/api/courses/purchased/upcoming',
  'GET /api/courses/purchased/latest': () => '/api/courses/purchased/latest',
  'GET /api/recall': () => '/api/recall',
  'GET /api/favourite-courses/ids': () => '/api/favourite-courses/ids',
};

/** Alternates between both servers, so that load on the machine slows both alike. */
export async function measureGrowth(
  few: GeneratedServer,
  many: GeneratedServer,
  rounds: number,
): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = [];
  for (const [name, pathOf] of Object.entries(calls)) {
    // A new login for each call: an access token lasts five minutes, all calls together may take longer.
    const learners = [await logIn(few, 1), await logIn(many, 1)] as const;
    const times: [number[], number[]] = [[], []];
    const ask = async (place: 0 | 1, number: number): Promise<void> => {
      const { url, courses } = place === 0 ? few : many;
      times[place].push(
        await timeOf(`${url}${pathOf(number, courses, learners[place])}`, learners[place].headers),
      );
    };
    for (let round = 0; round < rounds; round += 1) {
      // Alternates who goes first, since the second finds the machine warm.
      const first = round % 2 === 0 ? 0 : 1;
      await ask(first, round);
      await ask(first === 0 ? 1 : 0, round);
    }
    // The first round warms up.
    const [small, large] = times.map((all) => quantile(all.slice(Math.floor(rounds / 10)), 0.99));
    figures.push({ name, few: small ?? Number.NaN, many: large ?? Number.NaN });
  }
  return figures;
}
