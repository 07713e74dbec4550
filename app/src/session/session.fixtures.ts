/** A person, as the server names who is logged in. */
export const customer = {
  customer_id: 7,
  email: 'a@b.example',
  firstname: 'Rūta',
  lastname: 'K',
  telephone: null,
  date_of_birth: null,
};

/** The session of that person, five minutes from the beginning of 2026. */
export const session = {
  session_id: 's1',
  expires_at: '2026-01-01T00:05:00Z',
  expires_in: 300,
  capabilities: [],
  customer,
};

/** The body of a refusal: without it an answer is not the server's. */
export const refusal = { code: 'refused', message: 'No.', error: ['No.'], errors: {}, request_id: 'r' };
