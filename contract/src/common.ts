import { z } from 'zod';
import { fieldProblem } from './problems.ts';
import { languages } from './wire.ts';

/** Shapes that several domains share. Response shapes here and everywhere have no transforms and no defaults. */

export const language = z.enum(languages).describe('Language of the site: lt (default), en or ru.');

/** The id of a stored thing. */
export const id = z.int().min(1).max(2_147_483_647);

/** Digits alone: `Number` would also take `0x66`, `1e1`, spaces, and nothing at all for 0. */
const readWholeNumber = (given: unknown) =>
  typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given;

/** A whole number in a path or a query, where it arrives as text. Callers give the number. */
function wholeNumberText<Shape extends z.ZodType<number>>(schema: Shape) {
  return z.preprocess<unknown, Shape, z.input<Shape>>(readWholeNumber, schema);
}

/** An id in a path or a query. */
export const idText = wholeNumberText(id);

/** An environment's id. What is not known is refused; it never becomes an address. */
export const environmentName = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

/** A path with `{id}` alone. */
export const idParams = z.object({ id: idText });

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** HTML, sanitised when it was stored; goes on the page as it is. */
export const richText = z.string().describe('Sanitised HTML.');

/** A list parameter: ids separated by commas, `71,72`. Arrives and leaves as text. */
export const idList = z
  .string()
  .max(400)
  .regex(/^\d{1,9}(?:,\d{1,9})*$/, { error: fieldProblem.listInvalid });

/** Page number from 1 and page size from 1 to 100, 12 when left out. */
export const paging = {
  page: wholeNumberText(z.int().min(1).max(1_000_000).default(1)),
  limit: wholeNumberText(z.int().min(1).max(100).default(12)),
};

/** Text that people type: trimmed, of limited length, without control characters. */
export function text(maximum: number): z.ZodString {
  return (
    z
      .string()
      .trim()
      .max(maximum, { error: fieldProblem.tooLong })
      // NUL cannot be stored by PostgreSQL; the other control characters have no meaning in what a person types.
      // oxlint-disable-next-line no-control-regex
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, { error: fieldProblem.characters })
  );
}

/** The same, and not empty. */
export function requiredText(maximum: number): z.ZodString {
  return text(maximum).min(1, { error: fieldProblem.required });
}

/** A flag in a query: `1`, `true`, `0`, `false`. */
export const flagText = z.enum(['1', 'true', '0', 'false']);

/** A paged list of the given things; `from` and `to` count from 1 and are null when the page is empty. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int().min(1),
    last_page: z.int().min(1),
    total: z.int().min(0),
    from: z.int().nullable(),
    to: z.int().nullable(),
  });
}

/** An answer that is not a paged list: `{data: …}`. */
export function dataOf<Thing extends z.ZodType>(thing: Thing) {
  return z.object({ data: thing });
}

/** The answer of a change that returns no data; `message` is in the asked language. */
export const done = z.object({ success: z.literal(true), message: z.string() });

/** The one body of every error. */
export const errorBody = z.object({
  code: z.string().describe('Stable name of what went wrong, for programs.'),
  message: z.string().describe('What went wrong, in the asked language, for people.'),
  error: z.array(z.string()).describe('All messages as one list.'),
  errors: z.record(z.string(), z.array(z.string())).describe('Messages by the field that they are about.'),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
