import { z } from 'zod';

/** The id of a part of a test or a case, unique among its siblings. */
export const partId = z
  .string({ error: 'must be a short id, such as "a"' })
  .regex(/^[a-z0-9][a-z0-9-]{0,19}$/, { error: 'must be 1 to 20 lower-case letters, digits and hyphens' });
