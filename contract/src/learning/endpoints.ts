import { z } from 'zod';
import { dataOf, idParams } from '../common.ts';
import { endpointsOf, personal, publicRead } from '../endpoint.ts';
import { activityRows } from './activities.ts';
import { calendarRows } from './calendar.ts';
import { certificateRows } from './certificates.ts';
import { forumRows } from './forum.ts';
import { gradeRows } from './grades.ts';
import { learningPaths } from './paths.ts';
import { recallRows } from './recall.ts';
import {
  completionAnswer,
  completionBody,
  detailQuery,
  elsewhereQuery,
  enrolBody,
  enrolment,
  environmentMaterialQuery,
  environmentCourses,
  groupCompletion,
  groupsBody,
  latestQuery,
  mediaHeaders,
  mediaParams,
  mediaQuery,
  page,
  progress,
  progressBody,
  purchasedCourse,
  purchasedDetail,
  purchasedList,
  purchasedQuery,
  sample,
  sampleFileParams,
  upcomingCourse,
  watchedAnswer,
  watchedBody,
} from './schemas.ts';

export const learningEndpoints = endpointsOf(learningPaths, {
  ...activityRows,
  ...gradeRows,
  ...calendarRows,
  ...recallRows,
  ...forumRows,
  ...certificateRows,
  'learning.enrol': {
    ...personal,
    summary:
      'Starts a free course, taking a seat when the product is dated. A course with a price answers 409 `offer_needed`, one of an environment without an account there 409 `environment_account_needed`.',
    params: idParams,
    body: enrolBody.optional(),
    responses: { 200: dataOf(enrolment) },
    failures: [404, 409],
  },
  'learning.purchased.list': {
    ...personal,
    summary:
      'The courses that the person has, the last one opened first; those that a linked environment lists come with it.',
    query: purchasedQuery,
    responses: { 200: purchasedList },
    failures: [],
  },
  'learning.purchased.upcoming': {
    ...personal,
    summary: 'The next four practical sessions of the person’s courses, the nearest first.',
    responses: { 200: dataOf(z.array(upcomingCourse)) },
    failures: [],
  },
  'learning.purchased.latest': {
    ...personal,
    summary:
      'The four courses that the person opened last, or those of a title; those that a linked environment lists come with it.',
    query: latestQuery,
    responses: { 200: dataOf(z.array(purchasedCourse)) },
    failures: [],
  },
  'learning.purchased.elsewhere': {
    ...personal,
    summary: 'The person’s courses in the other environments that are linked, by environment.',
    query: elsewhereQuery,
    responses: { 200: dataOf(z.array(environmentCourses)) },
    failures: [],
  },
  'learning.purchased.detail': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary:
      'A course that the person has: theory, progress, where to go on. 403 where its environment has closed it to them.',
    params: idParams,
    query: detailQuery,
    responses: { 200: dataOf(purchasedDetail) },
    failures: [403, 409],
  },
  'learning.sample': {
    ...publicRead,
    summary: 'The free part of a course: the one page or video that anybody may look into. 404 without one.',
    params: idParams,
    responses: { 200: dataOf(sample) },
    failures: [404],
  },
  'learning.page': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary: 'Content of a material of type page, by its course_module_id. Asking for it completes nothing.',
    params: idParams,
    query: environmentMaterialQuery,
    responses: { 200: dataOf(page) },
    failures: [403, 409],
  },
  'learning.activity.completion': {
    ...personal,
    owner: { in: 'body', name: 'id', foreign: 404 },
    summary:
      'Ticks a manual material or takes the tick back; for an automatic one state 1 says that it was opened and the server decides.',
    body: completionBody,
    responses: { 200: completionAnswer },
    failures: [409],
  },
  'learning.activity.watched': {
    ...personal,
    owner: { in: 'body', name: 'id', foreign: 404 },
    summary: 'Notes a played stretch of a video; the server completes it at 90 % of its length.',
    body: watchedBody,
    responses: { 200: watchedAnswer },
    failures: [409],
  },
  'learning.activity.progress': {
    ...personal,
    owner: { in: 'body', name: 'id', foreign: 404 },
    summary:
      'Notes where the learner stopped in a document or an interactive package. A `percent` says that the package was completed; the best one counts.',
    body: progressBody,
    responses: { 200: completionAnswer },
    failures: [409],
  },
  'learning.groups.completion': {
    ...personal,
    owner: { in: 'body', name: 'courseId', foreign: 404 },
    summary: 'Progress of a course’s topics and sections.',
    body: groupsBody,
    responses: { 200: z.object({ data: z.array(groupCompletion), course: progress }) },
    failures: [409],
  },
  'learning.media.elsewhere': {
    ...publicRead,
    summary:
      'A file of a course of another environment, by the signed path that the course’s answers give. 403 when the path has expired or the account is no longer linked.',
    params: mediaParams,
    responses: { 200: z.unknown() },
    failures: [403, 404, 409],
    produces: 'application/octet-stream',
  },
  'learning.sample.file': {
    ...publicRead,
    summary: 'A picture, a film or captions of a course’s free part; answers byte ranges.',
    params: sampleFileParams,
    headers: mediaHeaders,
    responses: { 200: z.unknown(), 206: z.unknown() },
    failures: [404, 416],
    produces: 'application/octet-stream',
  },
  'learning.media': {
    ...publicRead,
    summary:
      'A file of a course, by the signed path that the course’s detail gives; answers byte ranges. 403 when the path has expired or the learner no longer has the course.',
    params: mediaParams,
    headers: mediaHeaders,
    query: mediaQuery,
    responses: { 200: z.unknown(), 206: z.unknown() },
    failures: [403, 404, 416],
    produces: 'application/octet-stream',
  },
});
