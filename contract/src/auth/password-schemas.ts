import { z } from 'zod';
import { requiredText } from '../common.ts';
import { fieldProblem } from '../problems.ts';

/** The session's own user name; another's is refused. */
export const ownUsername = requiredText(190);

/** A password that was chosen earlier, perhaps under other rules. */
export const presentPassword = z
  .string()
  .min(1, { error: fieldProblem.required })
  .max(1024, { error: fieldProblem.tooLong });

export const passwordCheckBody = z.object({ username: ownUsername, password: presentPassword });
