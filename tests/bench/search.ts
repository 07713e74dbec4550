import { quantile, timeOf } from './timing.ts';

/** Words of the generated courses, one per round, so that no answer comes from a cache. */
const words =
  'gaivinimas širdis kvėpavimas slauga ultragarsas insultas sepsis trauma nudegimas anestezija kraujas infekcija pediatrija skausmas komunikacija kateteris anafilaksija naujagimis psichologija reabilitacija diagnostika simuliacija'.split(
    ' ',
  );

const search = (text: string, more = ''): string => `search=${encodeURIComponent(text)}${more}`;

/** A full word, a prefix, a typo, two words, with filters, sorted and paged, and a word without results. */
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

/** Times each search, one at a time, in milliseconds. */
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
