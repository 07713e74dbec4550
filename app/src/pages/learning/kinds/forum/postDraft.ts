import { randomId } from '../../../../session/guest.ts';
import type { DraftKind } from '../../../../shell/forms/useDraft.ts';

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

interface PostDraft {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly attempt?: Attempt | undefined;
}

/** Where a post is written: as a question of a forum, as an answer, or over a post that is changed. */
export type PostPlace = `answer.${number}` | `change.${number}` | `question.${number}`;

export const draftPlace = (place: PostPlace): string => `forum.${place}`;

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

/** What is written of a post, with the key by which it was sent. */
export const postDraft: DraftKind<PostDraft> = {
  read: (kept) => ({
    ...('title' in kept && typeof kept.title === 'string' ? { title: kept.title } : {}),
    ...('text' in kept && typeof kept.text === 'string' ? { text: kept.text } : {}),
    ...('attempt' in kept && isAttempt(kept.attempt) ? { attempt: kept.attempt } : {}),
  }),
  isEmpty: ({ title = '', text = '' }) => `${title}${text}`.trim() === '',
};

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
