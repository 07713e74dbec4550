import type { FormValue, GivenValue } from '@medeina/contract';
import type {
  ChecklistValue,
  SignatureStroke,
  SignatureValue,
} from '@medeina/design-system/domain/Checklist';
import { isFormValue } from '../protocol.ts';

/** What is given in fields, between the shapes of the wire and those of the components. */

export const textOf = (value: GivenValue | undefined): string => (typeof value === 'string' ? value : '');
export const listOf = (value: GivenValue | undefined): readonly string[] =>
  Array.isArray(value) ? value : [];

export function checklistOf(value: GivenValue | undefined): ChecklistValue {
  return value !== undefined && isFormValue(value) && value.kind === 'checklist'
    ? { entries: value.entries }
    : { entries: {} };
}

/** What was written about a step at most. */
const mostComment = 500;

export function checklistValue({ entries }: ChecklistValue): FormValue {
  return {
    kind: 'checklist',
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, { mark, comment }]) => [
        id,
        {
          ...(mark !== undefined && { mark }),
          ...(comment !== undefined && comment !== '' && { comment: comment.slice(0, mostComment) }),
        },
      ]),
    ),
  };
}

type Stroke = Extract<FormValue, { kind: 'drawn' }>['strokes'][number];

export function signatureOf(value: GivenValue | undefined): SignatureValue {
  if (value === undefined || !isFormValue(value) || value.kind === 'checklist')
    return { kind: 'drawn', strokes: [] };
  if (value.kind === 'typed') return value;
  return {
    kind: 'drawn',
    strokes: value.strokes.map((stroke) =>
      stroke.map(([x, y, pressure, time]) => ({ x, y, pressure, time })),
    ),
  };
}

/** More points than the server takes are thinned out: a line between two near ones looks the same. */
const mostPoints = 3000;

const within = (number: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, number));
const rounded = (number: number): number => Math.round(number * 10_000) / 10_000;

export function signatureValue(value: SignatureValue): FormValue {
  if (value.kind === 'typed') return { kind: 'typed', name: value.name.slice(0, 120) };
  const strokes = value.strokes.filter((stroke) => stroke.length > 0).slice(0, 200);
  const start = strokes[0]?.[0]?.time ?? 0;
  const each = Math.ceil(strokes.flat().length / mostPoints);
  return { kind: 'drawn', strokes: strokes.map((stroke) => wireStroke(thinned(stroke, each), start)) };
}

function thinned(stroke: SignatureStroke, each: number): SignatureStroke {
  return each <= 1 ? stroke : stroke.filter((_, place) => place % each === 0);
}

function wireStroke(stroke: SignatureStroke, start: number): Stroke {
  return stroke.map(({ x, y, pressure, time }) => [
    rounded(within(x, -1, 3)),
    rounded(within(y, -1, 3)),
    rounded(within(pressure, 0, 1)),
    Math.round(within(time - start, 0, 3_600_000)),
  ]);
}
