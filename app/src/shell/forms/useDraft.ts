import { useCallback, useEffect, useState } from 'react';
import type { DeepPartialSkipArrayKey, FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '../../session/drafts.ts';

/** What forms of a kind keep of what is written in them. */
export interface DraftKind<Draft extends object> {
  /** The draft in what was kept, as far as it has the shape: another release may have written it. */
  readonly read: (kept: object) => Draft;
  /** Nothing is written: nothing is kept. */
  readonly isEmpty: (draft: Draft) => boolean;
}

/** What was written in a form before the session ended, or before the connection was lost. */
export function readDraftOf<Draft extends object>(
  { read }: DraftKind<Draft>,
  customer: number,
  place: string,
): Draft | undefined {
  const kept = readDraft(customer, place);
  return typeof kept === 'object' && kept !== null ? read(kept) : undefined;
}

/** Keeps what is written in a form; undefined, or an empty draft, forgets it. */
export function keepDraftOf<Draft extends object>(
  { isEmpty }: DraftKind<Draft>,
  customer: number,
  place: string,
  draft: Draft | undefined,
): void {
  keepDraft(customer, place, draft === undefined || isEmpty(draft) ? undefined : draft);
}

/** The draft of a form: what was written `before`, and how what is written now is kept in this tab until it is sent. */
export function useDraft<Draft extends object>(kind: DraftKind<Draft>, customer: number, place: string) {
  const [before] = useState(() => readDraftOf(kind, customer, place));
  const keep = useCallback(
    (draft: Draft | undefined) => keepDraftOf(kind, customer, place, draft),
    [kind, customer, place],
  );
  return { before, keep };
}

/** Keeps what is written in a form, with each change. */
export function useWritten<Values extends FieldValues>(
  watch: UseFormReturn<Values, unknown, Values>['watch'],
  keep: (values: DeepPartialSkipArrayKey<Values>) => void,
): void {
  useEffect(() => {
    const written = watch((values) => keep(values));
    return () => written.unsubscribe();
  }, [watch, keep]);
}
