/** Where the browser keeps what waits. One queue a person: on a shared computer nobody sends what somebody else did. */
export const unsentName = (customer: number): string => `medeina.unsent.${String(customer)}`;

/** Whether something of a person waits to be sent. Without storage nothing waits from another page. */
export function hasUnsent(customer: number): boolean {
  try {
    return localStorage.getItem(unsentName(customer)) !== null;
  } catch {
    return false;
  }
}
