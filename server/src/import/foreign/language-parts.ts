/** A part of a text: for readers of some languages, or for all where it names none. */
export interface LanguagePart {
  readonly text: string;
  readonly codes: readonly string[];
  /** Of the parts of one run a reader sees one; null for `{mlang}`, each of which is for itself. */
  readonly run: number | null;
}

/**
 * Splits a text at the two marks that Moodle's filters know: `{mlang lt}…{mlang}`, also `{mlang en,ru}` and
 * `{mlang other}`, and runs of `<span lang="lt" class="multilang">…</span>`. Each goes once through the text: what others
 * wrote can hold any number of marks that never end.
 */
export function languageParts(text: string): LanguagePart[] {
  let run = 0;
  return bracedParts(text).flatMap((part) => {
    if (part.codes.length > 0) return [part];
    const { parts, runs } = spannedParts(part.text, run);
    run = runs;
    return parts;
  });
}

function bracedParts(text: string): LanguagePart[] {
  const parts: LanguagePart[] = [];
  let open: { readonly codes: readonly string[]; readonly from: number } | undefined;
  let done = 0;
  for (const mark of text.matchAll(/\{ {0,5}mlang(?: {1,5}([\w, -]{1,100}))?\}/gi)) {
    const list = mark[1]?.trim() ?? '';
    const end = mark.index + mark[0].length;
    if (list !== '' && open === undefined) {
      parts.push({ text: text.slice(done, mark.index), codes: [], run: null });
      open = { codes: list.split(',').map((code) => code.trim()), from: end };
      done = mark.index;
    } else if (list === '' && open !== undefined) {
      parts.push({ text: text.slice(open.from, mark.index), codes: open.codes, run: null });
      open = undefined;
      done = end;
    }
  }
  return [...parts, { text: text.slice(done), codes: [], run: null }];
}

interface OpenSpan {
  readonly code: string;
  readonly from: number;
  readonly at: number;
  depth: number;
}

function spannedParts(text: string, runsBefore: number): { parts: LanguagePart[]; runs: number } {
  const parts: LanguagePart[] = [];
  let runs = runsBefore;
  let done = 0;
  let open: OpenSpan | undefined;
  for (const tag of text.matchAll(/<(\/?)(?:span|lang)\b([^<>]{0,300})>/gi)) {
    const [whole, slash, attributes = ''] = tag;
    const end = tag.index + whole.length;
    if (open === undefined) {
      const code = slash === '' ? codeOf(attributes) : undefined;
      if (code !== undefined) open = { code, from: end, at: tag.index, depth: 1 };
      continue;
    }
    open.depth += slash === '' ? 1 : -1;
    if (open.depth > 0) continue;
    const between = text.slice(done, open.at);
    const goesOn = parts.length > 0 && parts.at(-1)?.run !== null && between.trim() === '';
    if (!goesOn) {
      runs += 1;
      parts.push({ text: between, codes: [], run: null });
    }
    parts.push({ text: text.slice(open.from, tag.index), codes: [open.code], run: runs });
    open = undefined;
    done = end;
  }
  parts.push({ text: text.slice(done), codes: [], run: null });
  return { parts, runs };
}

function codeOf(attributes: string): string | undefined {
  if (!/\bclass\s{0,3}=\s{0,3}["']multilang["']/i.test(attributes)) return undefined;
  return /\blang\s{0,3}=\s{0,3}["']([\w-]{1,20})["']/i.exec(attributes)?.[1];
}

/**
 * What somebody reads for whom the wanted languages are.
 * @param takesOther shows what is for other languages even where something was found before.
 */
export function readAs(
  parts: readonly LanguagePart[],
  isWanted: (code: string) => boolean,
  takesOther: boolean,
): string {
  const shownInRun = shownInRuns(parts, isWanted);
  let hasFound = false;
  return parts
    .filter((part) => {
      if (part.codes.length === 0) return true;
      if (part.run !== null) return shownInRun.get(part.run) === part;
      if (part.codes.some((code) => isWanted(code))) {
        hasFound = true;
        return true;
      }
      return part.codes.includes('other') && (takesOther || !hasFound);
    })
    .map(({ text }) => text)
    .join('');
}

/** Of each run what is wanted, else its first. */
function shownInRuns(
  parts: readonly LanguagePart[],
  isWanted: (code: string) => boolean,
): Map<number, LanguagePart> {
  const shown = new Map<number, LanguagePart>();
  const found = new Set<number>();
  for (const part of parts) {
    if (part.run === null || found.has(part.run)) continue;
    const isFound = part.codes.some((code) => isWanted(code));
    if (isFound) found.add(part.run);
    if (isFound || !shown.has(part.run)) shown.set(part.run, part);
  }
  return shown;
}
