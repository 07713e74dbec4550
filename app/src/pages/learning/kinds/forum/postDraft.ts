import { keepDraft, readDraft } from '../../../../session/drafts.ts';
import { randomId } from '../../../../session/guest.ts';

/** A post as it is written; a title is a question's alone. */
export interface PostValues {
  title?: string | undefined;
  text: string;
}

/** The last time that it was sent: what was sent, and the key by which the server tells it from another post. */
interface Attempt {
  readonly of: string;
  readonly key: string;
}

interface PostDraft extends Partial<PostValues> {
  readonly attempt?: Attempt | undefined;
}

/** Where a post is written: as a question of a forum, as an answer, or over a post that is changed. */
export type PostPlace = `answer.${number}` | `change.${number}` | `question.${number}`;

const nameOf = (place: PostPlace): string => `forum.${place}`;

/** Keeps what is written of a post; undefined, or nothing written, forgets it. */
export function keepPostDraft(customer: number, place: PostPlace, draft: PostDraft | undefined): void {
  const isEmpty = `${draft?.title ?? ''}${draft?.text ?? ''}`.trim() === '';
  keepDraft(customer, nameOf(place), isEmpty ? undefined : draft);
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'of' in value &&
    typeof value.of === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}

/** What was written before the session ended, or before the connection was lost. */
export function readPostDraft(customer: number, place: PostPlace): PostDraft | undefined {
  const draft = readDraft(customer, nameOf(place));
  if (typeof draft !== 'object' || draft === null) return undefined;
  return {
    ...('title' in draft && typeof draft.title === 'string' ? { title: draft.title } : {}),
    ...('text' in draft && typeof draft.text === 'string' ? { text: draft.text } : {}),
    ...('attempt' in draft && isAttempt(draft.attempt) ? { attempt: draft.attempt } : {}),
  };
}

/** The keys of a post: the same words have the same key, however often they are sent. */
export interface Attempts {
  readonly keyOf: (values: PostValues) => string;
  /** The last time that it was sent without an answer. */
  readonly last: () => Attempt | undefined;
  /** The server has it: the same words again are another post. */
  readonly end: () => void;
}

export function attemptsAfter(known: Attempt | undefined): Attempts {
  let last = known;
  return {
    keyOf: (values) => {
      const of = JSON.stringify(values);
      last = last?.of === of ? last : { of, key: randomId() };
      return last.key;
    },
    last: () => last,
    end: () => {
      last = undefined;
    },
  };
}
