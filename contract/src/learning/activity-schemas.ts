import { z } from 'zod';
import { id, idText, language, moment } from '../common.ts';
import { fieldCommon, formSection, formValue } from './form-schemas.ts';
import { activityContent, completionKind } from './schemas.ts';

/** Tests, questionnaires, surveys and forms, as their documents show them. */

/** The launch's id: 256 random bits. */
export const launchParams = z.object({ token: z.string().min(1).max(100) });

export const launch = z.object({
  url: z
    .string()
    .describe(
      'A path on this site to show in a sandboxed frame, good once; of another environment, where it opens by itself.',
    ),
  expires_at: moment,
});

/** What a document proves itself with: for one activity of one enrolment. */
const activityToken = z.string().min(1).max(400);
export const activityTokenBody = z.object({ token: activityToken });
export const submissionBody = z.object({ token: activityToken, attempt: id });

/** A file for a field of a form. */
export const uploadBody = z.object({
  token: activityToken,
  attempt: idText,
  question: z.string().min(1).max(60),
  file: z.file().describe('A picture (JPEG, PNG or WebP), which is drawn anew, or a PDF.'),
});
export const removalBody = z.object({ token: activityToken, attempt: id, file: id });

/** More than anybody writes; a survey's own limit is lower. */
const mostCharacters = 4000;
const part = z.string().max(40);

/**
 * An answer: the id of an option or what was written; ids chosen or in order; ids of choices by those of prompts. The ids
 * are those of this attempt.
 */
export const answerValue = z.union([
  z.string().max(mostCharacters),
  z.array(part).max(40),
  z.record(part, part).refine((pairs) => Object.keys(pairs).length <= 40),
]);
export type AnswerValue = z.infer<typeof answerValue>;

/** What is given in a question or a field. */
export const givenValue = z.union([formValue, answerValue]);
export type GivenValue = z.infer<typeof givenValue>;
export type FormValue = z.infer<typeof formValue>;

export const activityAnswerBody = z.object({
  attempt: id,
  question: z.string().min(1).max(60),
  answer: givenValue,
  given_at: moment.describe('When it was given, by the clock of the server as far as the device knows it.'),
});

export const answerSaved = z.object({
  success: z.literal(true),
  attempt: id,
  question: z.string(),
});

const option = z.object({ id: z.string(), text: z.string() });

/** What came of a question, once the attempt is over. */
const questionResult = z.object({
  state: z.enum(['correct', 'partly', 'wrong']),
  earned: z.number().min(0),
  right: z.string().nullable().describe('What would have been right.'),
  explanation: z.string().nullable(),
  options: z.record(
    z.string(),
    z.object({ mark: z.enum(['correct', 'wrong', 'missed']).nullable(), words: z.string().nullable() }),
  ),
});

const questionCommon = {
  id: z.string(),
  text: z.string(),
  marks: z.number().min(0),
  required: z.boolean(),
  answer: answerValue.nullable(),
  result: questionResult.nullable(),
};

const verdict = z.enum(['good', 'partly', 'bad']);
const vital = z.object({
  value: z.number().nullable(),
  diastolic: z.number().optional(),
  normal: z.object({ from: z.number(), to: z.number() }).optional(),
});

/** A step of a case. How good a choice is stands there once it was taken, the outcome once it was reached. */
const caseStep = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().nullable(),
  minutes: z.int().min(0).nullable().describe('Since the case began.'),
  vitals: z
    .object({
      pulse: vital.optional(),
      pressure: vital.optional(),
      saturation: vital.optional(),
      breathing: vital.optional(),
      temperature: vital.optional(),
    })
    .nullable(),
  outcome: verdict.nullable(),
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      to: z.string(),
      verdict: verdict.nullable(),
      consequence: z.string().nullable(),
    }),
  ),
});

/** A question of an attempt, in the order of this attempt. Never the key, until the attempt is over. */
export const askedQuestion = z.discriminatedUnion('type', [
  z.object({ ...questionCommon, type: z.literal('single'), options: z.array(option) }),
  z.object({ ...questionCommon, type: z.literal('multiple'), options: z.array(option) }),
  z.object({ ...questionCommon, type: z.literal('ordering'), options: z.array(option) }),
  z.object({
    ...questionCommon,
    type: z.literal('matching'),
    prompts: z.array(option),
    choices: z.array(option),
  }),
  z.object({ ...questionCommon, type: z.literal('numeric'), unit: z.string().nullable() }),
  z.object({ ...questionCommon, type: z.literal('text'), multiline: z.boolean() }),
  z.object({
    ...questionCommon,
    type: z.literal('scale'),
    from: z.int(),
    to: z.int(),
    low: z.string(),
    high: z.string(),
  }),
  z.object({ ...questionCommon, type: z.literal('path'), steps: z.array(caseStep) }),
]);
export type AskedQuestion = z.infer<typeof askedQuestion>;

const formField = z.object({
  ...questionCommon,
  type: z.literal('field'),
  ...fieldCommon,
  answer: givenValue.nullable(),
});
export type FormField = z.infer<typeof formField>;

const activityQuestion = z.discriminatedUnion('type', [...askedQuestion.options, formField]);
export type ActivityQuestion = z.infer<typeof activityQuestion>;

/** An attempt that is over. */
const attemptResult = z.object({
  id,
  number: z.int().min(1),
  submitted_at: moment,
  percent: z.number().min(0).max(100).nullable(),
  passed: z.boolean().nullable().describe('Null where there is nothing to pass.'),
});

export const activityState = z.object({
  module: z.enum(['quiz', 'survey', 'questionnaire', 'scenario', 'algorithm', 'dynamic_form']),
  id: id.describe('The course_module_id.'),
  course_id: id,
  title: z.string(),
  language,
  intro: z.string().nullable(),
  facts: activityContent,
  completed: z.boolean(),
  server_time: moment,
  results: z.array(attemptResult).describe('Attempts that are over, the oldest first.'),
  attempts_left: z.int().min(0).nullable(),
  attempt: z
    .object({
      id,
      number: z.int().min(1),
      deadline: moment.nullable(),
      is_over: z.boolean(),
      sections: z.array(formSection).describe('Of a form; else none.'),
      questions: z.array(activityQuestion),
    })
    .nullable()
    .describe('The attempt under way, else the last one that is over.'),
});
export type ActivityState = z.infer<typeof activityState>;

/** The product through which the learner has the course; the courses’ own calls know it anyway. */
export const productHeaders = z.object({ 'x-product-id': z.string().max(20).optional() });

/** A test or a survey in the list of its course. */
export const courseTest = z.object({
  id: id.describe('The same as course_module_id.'),
  course_module_id: id,
  module: z.enum(['quiz', 'survey', 'questionnaire']),
  title: z.string(),
  completion: completionKind,
  completed: z.boolean(),
  availability_status: z.boolean(),
  availability_information: z.string().nullable(),
  ...activityContent.shape,
  questions: z.int().min(0).nullable().describe('Null where another environment does not tell.'),
  attempts_left: z.int().min(0).nullable(),
  percent: z.number().min(0).max(100).nullable().describe('The best attempt.'),
  passed: z.boolean().nullable(),
  url: z.string().describe('The call that launches it.'),
});
export type CourseTest = z.infer<typeof courseTest>;

export const packageFileParams = z.object({
  token: z.string().min(1).max(256),
  path: z.string().min(1).max(1000).describe('Its path in the package.'),
});
export const packageFileHeaders = z.object({ range: z.string().max(200).optional() });
