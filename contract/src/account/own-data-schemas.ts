import { z } from 'zod';
import { language, moment } from '../common.ts';

/** A row as it is stored, without secrets; ids stand beside the names that they mean. */
const heldRow = z.record(z.string(), z.unknown());

/** Everything that is held on a person. The name and the version tell programs what they read. */
export const ownData = z.object({
  name: z.literal('medeina-own-data'),
  version: z.literal(2),
  made_at: moment,
  site: z.string().describe('Who holds the data: the address of the site.'),
  language: language.describe('In which names of courses and the like are given.'),
  held: z.record(z.string(), heldRow.array()).describe('Rows by the table that holds them.'),
  files: z.object({
    photo: z.string().optional().describe('A data URL.'),
    given: z
      .array(
        z.object({
          name: z.string(),
          material: z.string(),
          url: z
            .string()
            .optional()
            .describe('Where the file itself is, without a login; not in what an operator exports.'),
          until: moment
            .optional()
            .describe(
              'When the address ends, if the session in which it was asked for has not ended before.',
            ),
        }),
      )
      .optional()
      .describe('What was handed in with forms.'),
  }),
});
export type OwnData = z.infer<typeof ownData>;

/** The same to be read and printed. */
export const ownDataPage = z.object({ html: z.string() });

/** When the account is to be erased; null where it is not. */
export const deletionState = z.object({ due_at: moment.nullable() });

export const deletionAsked = z.object({
  success: z.literal(true),
  message: z.string(),
  data: deletionState,
});
