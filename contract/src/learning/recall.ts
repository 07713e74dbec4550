import { z } from 'zod';
import { dataOf, id, moment } from '../common.ts';
import { personal } from '../endpoint.ts';
import { answerValue, askedQuestion } from './activity-schemas.ts';

/** What is right, by the ids of the question beside it; see `AnswerKey`. */
const answerKey = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['single', 'multiple', 'ordering']), right: z.array(z.string()) }),
  z.object({ type: z.literal('matching'), right: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('numeric'), right: z.number(), tolerance: z.number().min(0) }),
  z.object({ type: z.literal('text'), right: z.array(z.string()) }),
]);

/**
 * A question of a test that was taken. Its learner saw what is right when the test was over, so it comes with its key, and
 * can be answered and looked at without a connection.
 */
const recallQuestion = z.object({
  card: id,
  repetition: z.int().min(1).describe('How often it was answered.'),
  due_at: moment.describe('From then on it is asked; some come early, for who has no connection by then.'),
  course: z.object({ id, title: z.string() }),
  question: askedQuestion,
  key: answerKey,
  right: z.string().nullable().describe('What is right, in words; null where the options say it.'),
  explanation: z.string().nullable(),
  words: z.record(z.string(), z.string()).describe('What the author says to an option.'),
});
export type RecallQuestion = z.infer<typeof recallQuestion>;

const recall = z.object({
  is_on: z.boolean(),
  questions: z.array(recallQuestion).describe('Those of the next days, the longest due first.'),
  next_at: moment.nullable().describe('When the next of the others is due; null where there are no others.'),
});
export type Recall = z.infer<typeof recall>;

/** Calls about questions of tests that come back before they are forgotten. */
export const recallRows = {
  'learning.recall.list': {
    ...personal,
    summary:
      'Questions of the person’s tests that come back, spaced by how well they are remembered, until the certificate of their course ends.',
    responses: { 200: dataOf(recall) },
    failures: [],
  },
  'learning.recall.answer': {
    ...personal,
    owner: { in: 'body', name: 'card', foreign: 404 },
    summary: 'Answers a question that came back. One repetition counts once, however often it is sent.',
    body: z.object({
      card: id,
      repetition: z.int().min(1).max(1_000_000),
      answer: answerValue.nullable().describe('Null: the person did not know.'),
      given_at: moment.describe('When it was given, by the clock of the device.'),
    }),
    responses: { 200: z.object({ success: z.literal(true), card: id, due_at: moment }) },
    failures: [],
  },
  'learning.recall.switch': {
    ...personal,
    summary: 'Switches the questions that come back off, or on again.',
    body: z.object({ is_on: z.boolean() }),
    responses: { 200: dataOf(z.object({ is_on: z.boolean() })) },
    failures: [],
  },
} as const;
