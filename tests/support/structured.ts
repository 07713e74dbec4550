/**
 * What search engines require of structured data, per type, as Google documents it (developers.google.com/search/docs/
 * appearance/structured-data). A path with `[]` holds for each entry; `a|b` wants one of the two.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'description', 'provider.name', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseSchedule|courseWorkload'],
  Offer: ['category', 'price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target.urlTemplate', 'query-input'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
  Answer: ['text'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  EntryPoint: ['urlTemplate'],
};

/** What a value has to be like, by the name of its field. */
const shapes: Readonly<Record<string, RegExp>> = {
  courseMode: /^(?:Online|Onsite|Blended)$/,
  courseWorkload: /^PT(?!0M)\d+[HM]$/,
  category: /^(?:Free|Paid)$/,
  priceCurrency: /^[A-Z]{3}$/,
  startDate: /^\d{4}-\d\d-\d\d$/,
  endDate: /^\d{4}-\d\d-\d\d$/,
  url: /^https?:\/\//,
  item: /^https?:\/\//,
  image: /^https?:\/\//,
  logo: /^https?:\/\//,
};

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(thing: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isThing(value) ? value[name] : undefined), thing);
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with structured data; an empty list where nothing is. */
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
  } else if (typeof data['@id'] !== 'string') faults.push(`${here} has no type`);
  for (const [name, value] of Object.entries(data)) {
    const shape = shapes[name];
    if (shape !== undefined && (typeof value !== 'string' || !shape.test(value)))
      faults.push(`${here}.${name} is ${JSON.stringify(value)}`);
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
