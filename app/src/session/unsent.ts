/** What a learner did that the server has not yet taken, as it lies in the browser's storage; see the queue in `data`. */

/** Storage key of a customer's queue. One each, so that users of a shared computer never send each other's changes. */
export const unsentName = (customer: number): string => `medeina.unsent.${String(customer)}`;

function readUnsent(customer: number): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(unsentName(customer)) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** An answer, or how far a package was filled in, which may hold answers. */
function isAnswer(entry: unknown): boolean {
  const { kind, state }: { readonly kind?: unknown; readonly state?: unknown } = Object(entry);
  return kind === 'answer' || kind === 'recall' || (kind === 'progress' && state !== undefined);
}

/** Whether a customer's queue has entries. Without storage no other page can have left any. */
export function hasUnsent(customer: number): boolean {
  return readUnsent(customer).length > 0;
}

/** How many answers of tests and surveys a logout would lose. */
export function countUnsentAnswers(customer: number): number {
  return readUnsent(customer).filter(isAnswer).length;
}

/** Answers are personal: they stay on no device where their person logged out. Ticks are ids only, and wait. */
export function forgetUnsentAnswers(customer: number): void {
  const kept = readUnsent(customer).filter((entry) => !isAnswer(entry));
  try {
    if (kept.length === 0) localStorage.removeItem(unsentName(customer));
    else localStorage.setItem(unsentName(customer), JSON.stringify(kept));
  } catch {
    // Refused storage held nothing.
  }
}
