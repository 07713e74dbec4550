/** What became of one thing of an import; by default of somebody else's course. */
export interface ReportItem<Outcome extends string = 'came' | 'changed' | 'left'> {
  /** What it was there, in the words of its format: `quiz`, `section`. */
  readonly what: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** What is different now, or why it could not come. */
  readonly notes: readonly string[];
}

/** The notes on one thing while it is being converted. */
export class ItemNotes {
  readonly what: string;
  readonly name: string;
  readonly #notes = new Set<string>();
  #isLeft = false;

  constructor(what: string, name: string) {
    this.what = what;
    this.name = name;
  }

  /** It came over, but differs in this. */
  changed(note: string): void {
    this.#notes.add(note);
  }

  /** It could not come over. */
  left(reason: string): void {
    this.#isLeft = true;
    this.#notes.add(reason);
  }

  get item(): ReportItem {
    const notes = [...this.#notes];
    const outcome = this.#isLeft ? 'left' : notes.length > 0 ? 'changed' : 'came';
    return { what: this.what, name: this.name, outcome, notes };
  }
}

/** What came over, what changed and what could not, item by item. */
export class ConversionReport {
  readonly #items: ItemNotes[] = [];

  add(what: string, name: string): ItemNotes {
    const notes = new ItemNotes(what, name);
    this.#items.push(notes);
    return notes;
  }

  get items(): ReportItem[] {
    return this.#items.map(({ item }) => item);
  }
}

const headings = {
  came: 'came over',
  changed: 'came over, changed',
  left: 'could not come over',
  hidden: 'now hidden',
  no_longer_sold: 'no longer sold',
} as const;

/** The report as lines for people, with what an import took away. */
export function reportLines(items: readonly ReportItem<keyof typeof headings>[]): string[] {
  const count = (outcome: keyof typeof headings): number =>
    items.filter((item) => item.outcome === outcome).length;
  const lines = items.flatMap(({ what, name, outcome, notes }) => [
    `${headings[outcome]}: ${what} '${name}'`,
    ...notes.map((note) => `  - ${note}`),
  ]);
  return [
    ...lines,
    `${count('came')} came over as they were, ${count('changed')} changed, ${count('left')} could not come over.`,
  ];
}
