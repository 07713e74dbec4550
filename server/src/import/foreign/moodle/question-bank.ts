import { z } from 'zod';
import type { XmlElement } from '../xml.ts';
import { numberOf, valueOf } from './backup.ts';

/** A question of the bank, in the version that counts. */
export interface BankQuestion {
  /** What slots call it: an entry's id since Moodle 4, the question's own before. */
  readonly id: string;
  readonly category: string;
  readonly body: XmlElement;
}

/** A place in a test. */
export type QuizSlot =
  | { readonly kind: 'question'; readonly question: BankQuestion; readonly marks: number }
  | {
      readonly kind: 'random';
      readonly category: string;
      readonly withSubcategories: boolean;
      readonly marks: number;
    }
  | { readonly kind: 'missing'; readonly marks: number };

/** Deeper than anybody nests categories: a chain of thousands would be gone through for each of them. */
const mostLevels = 50;

/** The question bank of a backup, whichever version of Moodle wrote it. */
export class QuestionBank {
  readonly #byId = new Map<string, BankQuestion>();
  readonly #versions = new Map<string, BankQuestion>();
  readonly #parents = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #asked = new Set<string>();
  /** All but parts of other questions, and what only draws a question, by category. */
  readonly #askable: ReadonlyMap<string, readonly BankQuestion[]>;
  /** What Moodle would draw, by id: the latest ready version; before Moodle 4 what is not hidden. */
  readonly #drawable = new Map<string, BankQuestion>();
  /** Of these categories, each with those below it. */
  readonly #within = new Map<string, string[]>();

  constructor(list: XmlElement | undefined) {
    for (const category of list?.all('question_category') ?? []) {
      const id = category.attribute('id') ?? '';
      this.#parents.set(id, valueOf(category, 'parent'));
      this.#names.set(id, valueOf(category, 'name'));
      for (const body of category.at('questions')?.all('question') ?? []) {
        const question = { id: body.attribute('id') ?? '', category: id, body };
        this.#byId.set(question.id, question);
        if (valueOf(body, 'hidden') !== '1') this.#drawable.set(question.id, question);
      }
      for (const entry of category.at('question_bank_entries')?.all('question_bank_entry') ?? [])
        this.#addEntry(entry, id);
    }
    const askable = [...this.#byId.values()].filter(
      ({ body }) => ['', '0'].includes(valueOf(body, 'parent')) && valueOf(body, 'qtype') !== 'random',
    );
    this.#askable = Map.groupBy(askable, ({ category }) => category);
    for (const category of this.#askable.keys())
      for (const above of this.#upwardsFrom(category)) {
        const within = this.#within.get(above);
        if (within === undefined) this.#within.set(above, [category]);
        else within.push(category);
      }
  }

  #addEntry(entry: XmlElement, category: string): void {
    const id = entry.attribute('id') ?? '';
    const versions = (entry.at('question_version')?.all('question_versions') ?? []).flatMap((version) => {
      const body = version.at('questions', 'question');
      if (body === undefined) return [];
      const number = numberOf(version, 'version');
      const question = { id, category, body };
      this.#versions.set(`${id}/${number}`, question);
      return [{ number, status: valueOf(version, 'status'), question }];
    });
    const latestFirst = versions.toSorted((one, other) => other.number - one.number);
    const latest = latestFirst.find(({ status }) => status !== 'draft') ?? latestFirst[0];
    if (latest !== undefined) this.#byId.set(id, latest.question);
    const ready = latestFirst.find(({ status }) => status === 'ready');
    if (ready !== undefined) this.#drawable.set(id, ready.question);
  }

  nameOfCategory(id: string): string {
    return this.#names.get(id) ?? id;
  }

  /** Questions of a category from which a test may draw. They are looked up as they are taken: few of many are. */
  *questionsIn(category: string, withSubcategories: boolean): Generator<BankQuestion, undefined> {
    const categories = withSubcategories ? (this.#within.get(category) ?? []) : [category];
    for (const own of categories)
      for (const { id } of this.#askable.get(own) ?? []) {
        const question = this.#drawable.get(id);
        // A description asks nothing.
        if (question !== undefined && valueOf(question.body, 'qtype') !== 'description') yield question;
      }
  }

  /** A category and those above it; a damaged backup may lead in a circle. */
  #upwardsFrom(category: string): Set<string> {
    const found = new Set([category]);
    for (
      let id = this.#parents.get(category) ?? '';
      id !== '' && !found.has(id) && found.size < mostLevels;
      id = this.#parents.get(id) ?? ''
    )
      found.add(id);
    return found;
  }

  /** Holds that a test asks a question. */
  ask({ id }: BankQuestion): void {
    this.#asked.add(id);
  }

  /** Categories with questions that no test asked. */
  get rest(): { readonly name: string; readonly questions: number; readonly unasked: number }[] {
    return [...this.#askable]
      .map(([category, questions]) => ({
        name: this.nameOfCategory(category),
        questions: questions.length,
        unasked: questions.filter(({ id }) => !this.#asked.has(id)).length,
      }))
      .filter(({ unasked }) => unasked > 0);
  }

  /** The places of a test in their order. */
  slotsOf(quiz: XmlElement): QuizSlot[] {
    // Moodle 2.0 to 2.6 wrote the order into a list, in which a 0 begins a page.
    const places = new Map(
      valueOf(quiz, 'questions')
        .split(',')
        .map((question, index) => [question, index]),
    );
    const placeOf = (instance: XmlElement): number =>
      numberOf(instance, 'slot') || (places.get(valueOf(instance, 'question')) ?? -1);
    return (quiz.at('question_instances')?.all('question_instance') ?? [])
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((instance) => this.#slotOf(instance));
  }

  #slotOf(instance: XmlElement): QuizSlot {
    const marks = numberOf(instance, 'maxmark') || numberOf(instance, 'grade');
    const set = instance.at('question_set_reference');
    if (set !== undefined) return { kind: 'random', marks, ...drawnFrom(valueOf(set, 'filtercondition')) };
    const reference = instance.at('question_reference');
    const id =
      reference === undefined
        ? valueOf(instance, 'questionid') || valueOf(instance, 'question')
        : valueOf(reference, 'questionbankentryid');
    const version = valueOf(reference, 'version');
    const question = version === '' ? this.#byId.get(id) : this.#versions.get(`${id}/${version}`);
    if (question === undefined) return { kind: 'missing', marks };
    if (valueOf(question.body, 'qtype') !== 'random') return { kind: 'question', question, marks };
    // Before Moodle 4 a random question was a question, and its text said whether it draws from below.
    const withSubcategories = valueOf(question.body, 'questiontext') === '1';
    return { kind: 'random', category: question.category, withSubcategories, marks };
  }
}

const id = z.union([z.string(), z.number()]).transform(String);
const flag = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((given) => ['1', 'true'].includes(String(given)));
/** Moodle 4.0 to 4.2, and from 4.3 on. */
const filterCondition = z.union([
  z.object({ questioncategoryid: id, includingsubcategories: flag.optional() }).transform((given) => ({
    category: given.questioncategoryid,
    withSubcategories: given.includingsubcategories ?? false,
  })),
  z
    .object({
      filter: z.object({
        category: z.object({
          values: z.array(id).min(1),
          filteroptions: z.object({ includesubcategories: flag.optional() }).optional().catch(undefined),
        }),
      }),
    })
    .transform(({ filter: { category } }) => ({
      category: category.values[0] ?? '',
      withSubcategories: category.filteroptions?.includesubcategories ?? false,
    })),
]);

function drawnFrom(json: string): { category: string; withSubcategories: boolean } {
  try {
    return filterCondition.parse(JSON.parse(json));
  } catch {
    return { category: '', withSubcategories: false };
  }
}
