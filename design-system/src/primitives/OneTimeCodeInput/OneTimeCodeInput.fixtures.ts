/** A code as a message writes it. */
export const pastedCode = 'Jūsų kodas: 402 915';
