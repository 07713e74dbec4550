import { z } from 'zod';

/** Answers that more than one part reads. */
export const gradeItems = z.object({
  usergrades: z.array(
    z.object({
      gradeitems: z.array(
        z.object({
          id: z.int(),
          itemname: z.string().nullable(),
          itemtype: z.string(),
          itemmodule: z.string().nullable(),
          iteminstance: z.int().nullable(),
          categoryid: z.int().nullable(),
          cmid: z.int().nullable().optional(),
          weightraw: z.number().nullable().optional(),
          // A course may hide its grades, or out of how much they are.
          graderaw: z.number().nullable().optional(),
          grademin: z.number().nullable().optional(),
          grademax: z.number().nullable().optional(),
          feedback: z.string().nullable().optional(),
        }),
      ),
    }),
  ),
});

const completionData = z.object({ state: z.int(), isoverallcomplete: z.boolean().optional() });

export const contents = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    summary: z.string().nullable().optional(),
    uservisible: z.boolean().optional(),
    availabilityinfo: z.string().nullable().optional(),
    modules: z.array(
      z.object({
        id: z.int(),
        instance: z.int().nullable().optional(),
        modname: z.string(),
        name: z.string(),
        url: z.string().nullable().optional(),
        description: z.string().nullable().optional(),
        uservisible: z.boolean().optional(),
        availabilityinfo: z.string().nullable().optional(),
        completion: z.int().nullable().optional(),
        // Empty objects arrive as lists.
        completiondata: z
          .union([completionData, z.array(z.unknown())])
          .nullable()
          .optional(),
        contents: z
          .array(
            z.object({
              type: z.string(),
              filename: z.string().nullable().optional(),
              filesize: z.number().nullable().optional(),
              fileurl: z.string().nullable().optional(),
              mimetype: z.string().nullable().optional(),
            }),
          )
          .optional(),
      }),
    ),
  }),
);

export type MoodleModule = z.output<typeof contents>[number]['modules'][number];

export const statuses = z.object({
  statuses: z.array(
    z.object({ cmid: z.int(), state: z.int(), tracking: z.int(), isoverallcomplete: z.boolean().optional() }),
  ),
});

/** What a call that changes something answers. */
export const done = z.object({ status: z.boolean() });
