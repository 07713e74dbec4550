import { quantile, timeOf } from './timing.ts';

/** Words of the generated courses: a round each, so that no answer was asked for before and none comes from a cache. */
const words =
  'gaivinimas širdis kvėpavimas slauga ultragarsas insultas sepsis trauma nudegimas anestezija kraujas infekcija pediatrija skausmas komunikacija kateteris anafilaksija naujagimis psichologija reabilitacija diagnostika simuliacija'.split(
    ' ',
  );

const search = (text: string, more = ''): string => `search=${encodeURIComponent(text)}${more}`;

/** A word in full, begun, misspelt, two together, with filters, sorted and paged, and one found nowhere. */
function searchesOf(word: string, next: string): string[] {
  const misspelt = `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;
  return [
    search(word),
    search(word.slice(0, 4)),
    search(misspelt),
    search(`${word} ${next}`),
    search(word, '&filters=81,91'),
    search(next.slice(0, 5), '&sort=price_asc&page=3'),
    search(`qx${word}zw`),
  ];
}

/** Asks each search in turn, one at a time. Milliseconds. */
export async function measureSearch(url: string): Promise<{ median: number; p99: number }> {
  const times: number[] = [];
  for (const [round, word] of words.entries()) {
    for (const search of searchesOf(word, words[(round + 1) % words.length] ?? word)) {
      const milliseconds = await timeOf(`${url}/api/products?${search}`);
      // The first round warms the database.
      if (round > 0) times.push(milliseconds);
    }
  }
  return { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
