import type { AnswerValue } from './activity-schemas.ts';
import { numberOf } from './number-of.ts';

/** What is right: by the ids of the question that it belongs to. */
export type AnswerKey =
  | { readonly type: 'single' | 'multiple' | 'ordering'; readonly right: readonly string[] }
  | { readonly type: 'matching'; readonly right: Readonly<Record<string, string>> }
  | { readonly type: 'numeric'; readonly right: number; readonly tolerance: number }
  | { readonly type: 'text'; readonly right: readonly string[] };

/**
 * The part of a question's marks that an answer earns, 0 to 1. The server grades by it, and so does a browser without a
 * connection.
 * - one option, a number, a word: all or nothing;
 * - several options: right ones less wrong ones, so that ticking all earns nothing;
 * - an order: the part of the steps that stand in their place; one that it lacks, since it is new, moves no other;
 * - pairs: the part of the prompts with their answer.
 */
export function earnedShare(key: AnswerKey, answer: AnswerValue | undefined): number {
  if (answer === undefined) return 0;
  switch (key.type) {
    case 'single':
      return typeof answer === 'string' && key.right.includes(answer) ? 1 : 0;
    case 'multiple': {
      if (!Array.isArray(answer) || key.right.length === 0) return 0;
      const hits = answer.filter((id) => key.right.includes(id)).length;
      return Math.max(0, (hits - (answer.length - hits)) / key.right.length);
    }
    case 'ordering': {
      if (!Array.isArray(answer)) return 0;
      const placed = key.right.filter((id) => answer.includes(id));
      return placed.filter((id, place) => answer[place] === id).length / key.right.length;
    }
    case 'matching': {
      if (typeof answer === 'string' || Array.isArray(answer)) return 0;
      const pairs = Object.entries(key.right);
      return pairs.filter(([prompt, choice]) => answer[prompt] === choice).length / pairs.length;
    }
    case 'numeric': {
      const number = typeof answer === 'string' ? numberOf(answer) : undefined;
      // A tolerance of 0.1 takes 0.3 for 0.2, whatever binary fractions say.
      return number !== undefined && Math.abs(number - key.right) <= key.tolerance + 1e-9 ? 1 : 0;
    }
    default: {
      if (typeof answer !== 'string') return 0;
      const written = comparable(answer);
      return key.right.some((one) => comparable(one) === written) ? 1 : 0;
    }
  }
}

/**
 * Case, accents, spaces and punctuation do not make an answer wrong; a sign does, as in a blood group or a charge. A hyphen
 * that joins words or numbers, or stands between spaces, is none.
 */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(/([\p{L}\p{N}+])-(?=[\p{L}\p{N}])|\s-(?=\s)/gu, '$1 ')
    .replaceAll(/[^\p{L}\p{N}+<>=-]+/gu, ' ')
    .replaceAll(/ ?([+<>=-]) ?/g, '$1')
    .trim();
}
