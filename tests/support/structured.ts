/** Pages under developers.google.com/search/docs/appearance/structured-data with each feature's requirements. */
const documentation = {
  // Course, CourseInstance and Offer; a list of courses is an `ItemList` that links to each course's page.
  courseInfo: {
    Course: ['name', 'description', 'provider.name', 'provider.@type', 'offers', 'hasCourseInstance'],
    CourseInstance: ['courseMode', 'courseSchedule|courseWorkload'],
    Schedule: ['repeatCount', 'repeatFrequency'],
    Offer: ['category', 'price', 'priceCurrency'],
    Place: ['name', 'address'],
    PostalAddress: ['addressLocality', 'addressCountry'],
    Person: ['name', 'jobTitle'],
    StructuredValue: ['value', 'unitText'],
  },
  course: { ItemList: ['itemListElement'], ListItem: ['position', 'url|item', 'url|name'] },
  reviewSnippet: { AggregateRating: ['ratingValue', 'ratingCount|reviewCount', 'bestRating'] },
  breadcrumb: { BreadcrumbList: ['itemListElement'] },
  faqpage: { FAQPage: ['mainEntity'], Question: ['name', 'acceptedAnswer.text'], Answer: ['text'] },
  organization: {
    Organization: ['name', 'url'],
    ContactPoint: ['contactType', 'telephone|email'],
  },
  siteNames: { WebSite: ['name', 'url'] },
  sitelinksSearchbox: {
    SearchAction: ['target.urlTemplate', 'query-input'],
    EntryPoint: ['urlTemplate'],
  },
} as const;

/** Required fields by type, and recommended ones that our pages always have. `a|b`: either of the two. */
const required: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...Object.values(documentation),
);

/** The type expected in a field. */
const held: Readonly<Record<string, string>> = {
  provider: 'Organization',
  offers: 'Offer',
  hasCourseInstance: 'CourseInstance',
  aggregateRating: 'AggregateRating',
  itemListElement: 'ListItem',
  mainEntity: 'Question',
  acceptedAnswer: 'Answer',
  instructor: 'Person',
  numberOfCredits: 'StructuredValue',
  location: 'Place',
  address: 'PostalAddress',
  contactPoint: 'ContactPoint',
};

/** The format of a value, by field name. */
const shapes: Readonly<Record<string, RegExp>> = {
  courseMode: /^(?:Online|Onsite|Blended)$/,
  courseWorkload: /^PT(?!0M)\d+[HM]$/,
  duration: /^PT(?!0M)\d+[HM]$/,
  category: /^(?:Free|Paid)$/,
  priceCurrency: /^[A-Z]{3}$/,
  startDate: /^\d{4}-\d\d-\d\d$/,
  endDate: /^\d{4}-\d\d-\d\d$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
  logo: /^https?:\/\//,
  telephone: /^\+\d[\d ]+$/,
  email: /^[^\s@]+@[^\s@]+$/,
  addressCountry: /^[A-Z]{2}$/,
};

type Thing = Readonly<Record<string, unknown>>;

const isBetween = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isCountedWrong = (value: unknown): boolean =>
  entriesOf(value).some((entry, index) => !isThing(entry) || entry['position'] !== index + 1);

/** Rules between fields of the same object, as documented for its type. */
const rules: Readonly<Record<string, (thing: Thing) => readonly (string | false)[]>> = {
  Course: ({ offers }) => [
    new Set(entriesOf(offers).map((one) => JSON.stringify(one))).size < entriesOf(offers).length &&
      'has an offer twice',
  ],
  Offer: ({ category, price }) => [
    !isBetween(price, 0, 1_000_000) && 'has no price',
    (category === 'Free') !== (price === 0) && 'is free by its price or its category alone',
  ],
  AggregateRating: ({ ratingValue, worstRating = 1, bestRating = 5, reviewCount }) => [
    !isBetween(ratingValue, Number(worstRating), Number(bestRating)) && 'has a value outside of its scale',
    !(isBetween(reviewCount, 1, Number.MAX_SAFE_INTEGER) && Number.isInteger(reviewCount)) &&
      'counts no reviews',
  ],
  CourseInstance: ({ startDate, endDate }) => [
    typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate && 'ends first',
  ],
  BreadcrumbList: ({ itemListElement }) => [
    entriesOf(itemListElement).length < 2 && 'leads nowhere: a way has two steps or more',
    isCountedWrong(itemListElement) && 'counts its steps wrong',
  ],
  ItemList: ({ itemListElement }) => [
    entriesOf(itemListElement).length < 3 && 'is no list: it has three entries or more',
    isCountedWrong(itemListElement) && 'counts its entries wrong',
    new Set(entriesOf(itemListElement).map((entry) => at(isThing(entry) ? entry : {}, 'url'))).size <
      entriesOf(itemListElement).length && 'has an entry twice',
  ],
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(thing: Thing, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isThing(value) ? value[name] : undefined), thing);
}

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Errors in structured data; empty if there are none. */
export function faultsOf(data: unknown, place = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => faultsOf(one, `${place}[${String(index)}]`));
  if (!isThing(data)) return [];
  const graph = data['@graph'];
  if (Array.isArray(graph)) {
    const faults = data['@context'] === 'https://schema.org' ? [] : [`${place} names no schema.org`];
    return [...faults, ...graph.flatMap((one, index) => faultsOf(one, `@graph[${String(index)}]`))];
  }
  const type = data['@type'];
  const here = `${place}${typeof type === 'string' ? `<${type}>` : ''}`;
  const faults: string[] = [];
  if (place === '' && data['@context'] !== 'https://schema.org') faults.push(`${here} names no schema.org`);
  if (typeof type === 'string') {
    const fields = required[type];
    if (fields === undefined) faults.push(`${here} is of a type that nobody checks`);
    for (const field of fields ?? []) {
      if (field.split('|').every((path) => isMissing(at(data, path)))) faults.push(`${here} lacks ${field}`);
    }
    for (const fault of rules[type]?.(data) ?? []) if (fault !== false) faults.push(`${here} ${fault}`);
  } else if (typeof data['@id'] !== 'string') faults.push(`${here} has no type`);
  for (const [name, value] of Object.entries(data)) {
    const shape = shapes[name];
    for (const one of [value].flat()) {
      if (shape !== undefined && (typeof one !== 'string' || !shape.test(one)))
        faults.push(`${here}.${name} is ${JSON.stringify(one)}`);
    }
    const type = held[name];
    for (const thing of type === undefined ? [] : [value].flat()) {
      if (!isThing(thing) || thing['@type'] !== type) faults.push(`${here}.${name} holds no ${type}`);
    }
    if (typeof value === 'object') faults.push(...faultsOf(value, `${here}.${name}`));
  }
  return faults;
}

/** The structured data of a page. */
export function structuredOf(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((found): unknown =>
    JSON.parse(found[1] ?? ''),
  );
}
