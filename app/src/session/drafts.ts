/**
 * What somebody was writing when the session ended, kept in this tab until it is sent. Stored by customer, so that
 * whoever logs in next on a shared computer does not see it; a logout forgets it.
 */

const prefix = 'medeina.draft.';

const nameOf = (customer: number, place: string): string => `${prefix}${String(customer)}.${place}`;

/** Keeps a draft; undefined forgets it. Where storage is refused nothing is kept. */
export function keepDraft(customer: number, place: string, draft: object | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(customer, place));
    else sessionStorage.setItem(nameOf(customer, place), JSON.stringify(draft));
  } catch {
    // The form itself still holds it.
  }
}

/** The draft of a place, or undefined. Check its shape: another release may have written it. */
export function readDraft(customer: number, place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(customer, place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
  } catch {
    // Refused storage held nothing.
  }
}
