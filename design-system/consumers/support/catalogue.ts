import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  CourseDetail,
  CourseList,
  CourseListItem,
  Review,
} from '../../../contract/src/catalogue/schemas.ts';
import type { Site } from './site.ts';

const keys = ['emergency', 'nursing', 'pharmacy'] as const;

function course(id: number): CourseListItem {
  return {
    id,
    name: `course-${String(id)}`,
    title: id === 101 ? 'Gaivinimas ir ūminės būklės' : `Kursas ${String(id)}`,
    shortName: `K${String(id)}`,
    shortDescription: '',
    environment: 'extlms',
    image: null,
    category: {
      category_id: 61 + (id % 3),
      key: keys[id % 3] ?? 'nursing',
      name: `Kryptis ${String(id % 3)}`,
    },
    format: 'hybrid',
    duration_hours: 14,
    theory_minutes: 120,
    practice_minutes: 720,
    business: false,
    certificate: true,
    rating: 4.7,
    review_count: 8,
    price: 289,
    price_formatted: '289,00 €',
    special: id === 101 ? 245 : null,
    special_formatted: id === 101 ? '245,00 €' : null,
    price_from: false,
    price_to: 289,
    price_to_formatted: '289,00 €',
    product_count: 1,
    date: id === 101 ? '2030-03-04' : null,
    end_date: id === 101 ? '2030-03-05' : null,
    city: id === 101 ? 'Vilnius' : null,
    seats_left: id === 101 ? 2 : null,
    open_dates: id === 101 ? 3 : 0,
    cities: ['Vilnius'],
    languages: ['lt'],
    cpd_hours: null,
  };
}

const all = Array.from({ length: 15 }, (_, index) => course(101 + index));

function listOf(query: URLSearchParams): CourseList {
  const limit = Number(query.get('limit') ?? 12);
  // Filter 71 leaves the odd ones.
  const left = query.get('filters') === '71' ? all.filter(({ id }) => id % 2 === 1) : all;
  const data = left.slice(0, limit);
  return {
    data,
    current_page: 1,
    last_page: Math.ceil(left.length / limit),
    total: left.length,
    from: 1,
    to: data.length,
    facets: {
      categories: keys.map((key, index) => ({
        category_id: 61 + index,
        key,
        name: `Kryptis ${String(index)}`,
        description: null,
        original_image: null,
        count: 5,
      })),
      filters: [
        {
          filter_group_id: 7,
          key: 'language',
          name: 'Language',
          filters: [{ filter_id: 71, key: 'lt', name: 'Lithuanian', count: 8 }],
        },
      ],
    },
  };
}

function review(id: number): Review {
  return {
    id,
    userId: null,
    external_id: null,
    name: 'Rūta',
    lastName: `P${String(id)}`,
    position: 'Slaugytoja',
    image: null,
    rating: 5,
    text: `Aiškiai ir be skubos ${String(id)}`,
    language: 'lt',
    date: '2026-10-01',
  };
}

const detail: Pick<CourseDetail, 'reviews'> & CourseListItem = {
  ...course(101),
  reviews: {
    rating: 4.7,
    count: 8,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 6 : stars === 4 ? 2 : 0 })),
    latest: [],
  },
};

function answerTo({ pathname, searchParams }: URL): unknown {
  if (pathname === '/api/products') return listOf(searchParams);
  if (pathname === '/api/products/101') return { data: detail };
  if (pathname !== '/api/products/101/reviews') return undefined;
  const page = Number(searchParams.get('page'));
  const from = (page - 1) * 6;
  const data = Array.from({ length: 8 }, (_, index) => review(index + 1)).slice(from, from + 6);
  return { data, current_page: page, last_page: 2, total: 8, from: from + 1, to: from + data.length };
}

function isAllowed({ headers }: IncomingMessage) {
  return headers.cookie === undefined && headers.authorization === undefined;
}

/** A catalogue on another origin, by the contract, with CORS only for public requests. */
export async function serveCatalogue(): Promise<Site & { readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    // No answer allows a preflight: a request that needs one fails.
    asked.push(`${String(request.method)} ${request.url ?? ''}`);
    const answer = answerTo(new URL(request.url ?? '/', 'http://catalogue'));
    const status = isAllowed(request) ? (answer === undefined ? 404 : 200) : 400;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // A server that listens on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    origin: `http://localhost:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
