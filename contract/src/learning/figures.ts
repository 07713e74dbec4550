import { z } from 'zod';

/** The leads that a strip can show; the last four are recorded where something is looked for. */
const ecgLeadNames = [
  ...(['I', 'II', 'III', 'aVR', 'aVL', 'aVF'] as const),
  ...(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const),
  ...(['V4R', 'V7', 'V8', 'V9'] as const),
] as const;

const millimetres = z.number().min(-30).max(30);
const depth = z.number().min(0).max(30);
const milliseconds = z.int().min(20).max(800);
const rate = z.int().min(20).max(400).describe('A minute.');

/** What of a lead differs from a healthy adult's, in millimetres: 10 mm are 1 mV. */
const ecgLead = z.strictObject({
  lead: z.enum(ecgLeadNames),
  p: millimetres.optional(),
  q: depth.optional(),
  r: depth.optional(),
  s: depth.optional(),
  r2: depth.optional().describe('The second R; beside an `s` of 0 the R is notched.'),
  st: millimetres.optional().describe('The level at the J point.'),
  st2: millimetres.optional().describe('The level at which the T wave begins; the same where left out.'),
  t: millimetres.optional(),
  t2: millimetres.optional().describe('The second half of a biphasic T wave.'),
  osborn: millimetres.optional().describe('The height of an Osborn wave above `st`.'),
  peaked: z.boolean().optional().describe('A narrow, symmetrical T wave.'),
});

const common = {
  seconds: z.number().min(1).max(10),
  columns: z
    .int()
    .min(1)
    .max(4)
    .optional()
    .describe('Leads side by side where there is room; 1 if left out.'),
  tremor: z.number().min(0).max(3).optional().describe('Shivering, in millimetres.'),
  leads: z.array(ecgLead).min(1).max(12),
};
const complexes = { rate, qrs: milliseconds.optional(), qt: milliseconds.optional() };
const group = z.int().min(2).max(8).describe('P waves of a group, the last one without a QRS complex.');
const after = z.int().min(1).max(20).describe('The sinus beat after which it comes.');
const delta = z.int().min(10).max(100).optional().describe('Milliseconds of a delta wave.');

/** An ECG strip by its waves, from which it is drawn. Durations are milliseconds. */
export const ecgStrip = z.discriminatedUnion('rhythm', [
  z.strictObject({
    rhythm: z.literal('sinus'),
    ...common,
    ...complexes,
    pr: milliseconds.optional(),
    delta,
    alternans: z.number().min(0).max(1).optional().describe('How high every second complex is.'),
    events: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('ventricular-extrasystole'), after }),
          z.strictObject({ kind: z.literal('atrial-extrasystole'), after }),
          z.strictObject({ kind: z.literal('blocked-atrial-extrasystole'), after }),
          z.strictObject({ kind: z.literal('pause'), after, seconds: z.number().min(1).max(8) }),
        ]),
      )
      .optional(),
  }),
  z.strictObject({ rhythm: z.literal('without-p'), ...common, ...complexes }),
  z.strictObject({ rhythm: z.literal('atrial-fibrillation'), ...common, ...complexes, delta }),
  z.strictObject({
    rhythm: z.literal('atrial-flutter'),
    ...common,
    ...complexes,
    conduction: z.int().min(1).max(6).describe('Flutter waves to each QRS complex.'),
  }),
  z.strictObject({
    rhythm: z.enum(['mobitz-1', 'mobitz-2']),
    ...common,
    ...complexes,
    rate: rate.describe('P waves a minute.'),
    pr: milliseconds.optional(),
    group,
  }),
  z.strictObject({
    rhythm: z.literal('complete-block'),
    ...common,
    ...complexes,
    atria: rate.describe('P waves a minute.'),
  }),
  z.strictObject({
    rhythm: z.literal('ventricular-tachycardia'),
    ...common,
    ...complexes,
    atria: rate.optional().describe('P waves a minute that have nothing to do with the complexes.'),
  }),
  z.strictObject({ rhythm: z.literal('torsades'), ...common, rate }),
  z.strictObject({
    rhythm: z.literal('ventricular-fibrillation'),
    ...common,
    height: z.number().min(1).max(20).describe('Millimetres from the lowest to the highest point.'),
  }),
  z.strictObject({ rhythm: z.literal('asystole'), ...common, atria: rate.optional() }),
]);
export type EcgStrip = z.infer<typeof ecgStrip>;

/** How a step of an algorithm is drawn. `again` leads back to an earlier one. */
export const flowKinds = ['start', 'action', 'question', 'again', 'end'] as const;

const flowStep = z.object({
  kind: z.enum(flowKinds),
  text: z.string(),
  note: z.string().nullable(),
});

const shown = {
  id: z.string().describe('Of its element in the content.'),
  caption: z.string(),
};

const picture = {
  kind: z.literal('picture'),
  ...shown,
  alternative: z.string(),
  large_url: z.string().describe('The same picture for a larger view.'),
  width: z.int().min(1),
  height: z.int().min(1),
};

/** A picture of a text that everybody may read. */
export const openPicture = z.object({ ...picture, url: z.string().describe('A path of this site.') });
export type OpenPicture = z.infer<typeof openPicture>;

/** What a page shows besides its text. */
export const figure = z.discriminatedUnion('kind', [
  z.object({
    ...picture,
    url: z.string().describe('A signed path under /media that expires after some hours.'),
  }),
  z.object({
    kind: z.literal('ecg'),
    ...shown,
    alternative: z.string().nullable().describe('Null where the waves say it all.'),
    strip: ecgStrip,
  }),
  z.object({
    kind: z.literal('flow'),
    ...shown,
    steps: z.array(
      flowStep.extend({
        branches: z.array(z.object({ label: z.string(), steps: z.array(flowStep) })),
      }),
    ),
  }),
]);
export type Figure = z.infer<typeof figure>;
