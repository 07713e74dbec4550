/** Where the browser keeps a customer's queue. One each: on a shared computer nobody sends another's changes. */
export const unsentName = (customer: number): string => `medeina.unsent.${String(customer)}`;

/** Whether a customer's queue has entries. Without storage no other page can have left any. */
export function hasUnsent(customer: number): boolean {
  try {
    return localStorage.getItem(unsentName(customer)) !== null;
  } catch {
    return false;
  }
}
