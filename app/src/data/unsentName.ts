/** Where the browser keeps what waits. One queue a person: on a shared computer nobody sends what somebody else did. */
export const unsentName = (customer: number): string => `medeina.unsent.${String(customer)}`;
