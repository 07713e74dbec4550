/** Storage key of a customer's queue. One each, so that users of a shared computer never send each other's changes. */
export const unsentName = (customer: number): string => `medeina.unsent.${String(customer)}`;

/** Whether a customer's queue has entries. Without storage no other page can have left any. */
export function hasUnsent(customer: number): boolean {
  try {
    return localStorage.getItem(unsentName(customer)) !== null;
  } catch {
    return false;
  }
}
