/** A run of text of a page, as pdf.js gives it; a line may end with it. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
}

/** A part of one run: counted in its letters, `end` not included. */
export interface HitPart {
  run: number;
  start: number;
  end: number;
}

/** Where the words were found: a hit may go over several runs. */
export interface Hit {
  page: number;
  parts: readonly HitPart[];
}

/** A letter of the page with where it comes from; what joins two runs has no place. */
interface Letter {
  plain: string;
  run: number;
  at: number;
}

/** Without case, accents and ligatures: "zaizda" finds "Žaizda". */
function plainOf(letter: string): string {
  return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function lettersOf(runs: readonly TextRun[]): Letter[] {
  const letters: Letter[] = [];
  const space = (run: number, at: number) => {
    // However many spaces and line ends stand between two words, they are one.
    if (letters.length > 0 && letters.at(-1)?.plain !== ' ') letters.push({ plain: ' ', run, at });
  };
  for (const [run, { str, hasEOL }] of runs.entries()) {
    for (let at = 0; at < str.length; at += 1) {
      const letter = str.charAt(at);
      if (/\s/u.test(letter)) space(run, at);
      else for (const plain of plainOf(letter)) letters.push({ plain, run, at });
    }
    if (!hasEOL) continue;
    // A word that is broken at the end of its line is one word.
    if (/\p{L}-$/u.test(str)) letters.pop();
    else space(run, str.length);
  }
  return letters;
}

function partsOf(letters: readonly Letter[]): HitPart[] {
  const parts: HitPart[] = [];
  for (const { run, at } of letters) {
    const last = parts.at(-1);
    if (last?.run === run) last.end = at + 1;
    else parts.push({ run, start: at, end: at + 1 });
  }
  return parts;
}

/** Every place of a page that has the words, in order. */
export function hitsIn(runs: readonly TextRun[], query: string, page: number): Hit[] {
  const wanted = lettersOf([{ str: query.trim(), hasEOL: false }])
    .map(({ plain }) => plain)
    .join('');
  if (wanted === '') return [];
  const letters = lettersOf(runs);
  // One letter stands for each place, so that places in both are the same.
  const text = letters.map(({ plain }) => plain).join('');
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
    hits.push({ page, parts: partsOf(letters.slice(at, at + wanted.length)) });
  return hits;
}
