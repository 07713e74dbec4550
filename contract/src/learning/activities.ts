import { z } from 'zod';
import { dataOf, idParams } from '../common.ts';
import { personal, publicChange, publicRead } from '../endpoint.ts';
import {
  activityAnswerBody,
  activityState,
  activityTokenBody,
  answerSaved,
  courseTest,
  launch,
  launchParams,
  packageFileHeaders,
  packageFileParams,
  productHeaders,
  removalBody,
  submissionBody,
  uploadBody,
} from './activity-schemas.ts';
import { fileAdded, fileRemoved, uploadFileParams } from './form-schemas.ts';
import { environmentMaterialQuery, environmentQuery } from './schemas.ts';

/**
 * Calls of an activity document. It runs in a frame of an origin of its own, without cookies: what it may do hangs on the
 * token that it was given.
 */
const byToken = { ...publicChange, fromFrame: true } as const;

/** Rows of the calls about tests, surveys and the documents that show them. */
export const activityRows = {
  'learning.activity.launch': {
    ...personal,
    idempotent: false,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary:
      'The address of an activity’s document, by its course_module_id: good once, for a minute. 403 while the material is not available.',
    params: idParams,
    query: environmentMaterialQuery,
    responses: { 200: launch },
    failures: [403, 409],
  },
  'learning.activity.answer': {
    ...personal,
    owner: { in: 'body', name: 'attempt', foreign: 404 },
    summary:
      'Saves an answer of an attempt that is under way. Of several to one question, the one given last counts. 409 `attempt_over` after its end.',
    body: activityAnswerBody,
    responses: { 200: answerSaved },
    failures: [409],
  },
  'learning.activity.document': {
    ...publicChange,
    summary:
      'The document of an activity. 403 when the launch was used, is over a minute old or its session has ended.',
    params: launchParams,
    responses: { 200: z.unknown() },
    failures: [403, 404],
    produces: 'text/html',
  },
  'learning.package.file': {
    ...publicRead,
    limit: 'none',
    summary:
      'A file of an interactive package, by the signed path that its document has; answers byte ranges. 403 when the path has expired.',
    params: packageFileParams,
    headers: packageFileHeaders,
    responses: { 200: z.unknown(), 206: z.unknown() },
    failures: [403, 404, 416],
    produces: 'application/octet-stream',
  },
  'learning.activity.state': {
    ...byToken,
    idempotent: true,
    summary: 'The activity as it is now, for its document.',
    body: activityTokenBody,
    responses: { 200: dataOf(activityState) },
    failures: [404],
  },
  'learning.activity.start': {
    ...byToken,
    summary: 'Begins an attempt, or goes on with the one under way. 409 `no_attempts` when all are used.',
    body: activityTokenBody,
    responses: { 200: dataOf(activityState) },
    failures: [404, 409],
  },
  'learning.activity.submit': {
    ...byToken,
    idempotent: true,
    summary: 'Ends an attempt: the answers saved so far count.',
    body: submissionBody,
    responses: { 200: dataOf(activityState) },
    failures: [404, 409],
  },
  'learning.activity.upload': {
    ...byToken,
    idempotent: true,
    limit: 'uploads',
    consumes: 'multipart',
    // The largest file that a form may ask for, and what is sent beside it.
    bodyLimit: 11 * 1024 * 1024,
    summary:
      'Adds a file to a field of a form, once where the same is sent again under its name. 409 `attempt_over` after its end, 413 when it is larger than the field takes.',
    body: uploadBody,
    responses: { 200: fileAdded },
    failures: [404, 409],
  },
  'learning.activity.removeFile': {
    ...byToken,
    idempotent: true,
    summary: 'Takes a file out of a form that is not sent yet.',
    body: removalBody,
    responses: { 200: fileRemoved },
    failures: [404, 409],
  },
  'learning.activity.file': {
    ...publicRead,
    limit: 'none',
    summary:
      'A file that was handed in, by the signed path that its form has. 403 when the path or its session has ended.',
    params: uploadFileParams,
    responses: { 200: z.unknown() },
    failures: [403, 404],
    produces: 'application/octet-stream',
  },
  'learning.purchased.tests': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary: 'The tests of a course with what the learner reached.',
    params: idParams,
    query: environmentQuery,
    headers: productHeaders,
    responses: { 200: dataOf(z.array(courseTest)) },
    failures: [403, 409],
  },
  'learning.purchased.surveys': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary: 'The surveys of a course, and which are done.',
    params: idParams,
    query: environmentQuery,
    headers: productHeaders,
    responses: { 200: dataOf(z.array(courseTest)) },
    failures: [403, 409],
  },
} as const;
