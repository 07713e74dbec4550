import { dataOf, done, idParams } from '../common.ts';
import { personal } from '../endpoint.ts';
import {
  changeBody,
  discussionParams,
  forumDiscussions,
  forumPost,
  forumQuery,
  forumReplies,
  postedAnswer,
  postHeaders,
  postParams,
  questionBody,
  readBody,
  replyBody,
  reportBody,
} from './forum-schemas.ts';

/** Of whoever has the course; anybody else finds nothing there. */
const ofLearner = { ...personal, owner: { in: 'params', name: 'id', foreign: 404 } } as const;
const ofWriter = { ...ofLearner, limit: 'forum' } as const;

/** Calls of the forums of courses. */
export const forumRows = {
  'learning.forum.list': {
    ...ofLearner,
    summary: 'The discussions of a forum, by its course_module_id; the one written in last comes first.',
    params: idParams,
    query: forumQuery,
    responses: { 200: forumDiscussions },
    failures: [403],
  },
  'learning.forum.ask': {
    ...ofWriter,
    idempotent: false,
    summary: 'Begins a discussion in a forum. The same Idempotency-Key begins one.',
    params: idParams,
    headers: postHeaders,
    body: questionBody,
    responses: { 200: dataOf(postedAnswer) },
    failures: [409],
  },
  'learning.forum.discussion': {
    ...ofLearner,
    summary: 'A discussion with a page of its answers, the oldest first. Reading it marks nothing as read.',
    params: discussionParams,
    query: forumQuery,
    responses: { 200: forumReplies },
    failures: [403],
  },
  'learning.forum.reply': {
    ...ofWriter,
    idempotent: false,
    summary: 'Answers in a discussion. The same Idempotency-Key answers once.',
    params: discussionParams,
    headers: postHeaders,
    body: replyBody,
    responses: { 200: dataOf(postedAnswer) },
    failures: [409],
  },
  'learning.forum.read': {
    ...ofLearner,
    summary: 'Marks a discussion as read up to a post; never back.',
    params: discussionParams,
    body: readBody,
    responses: { 200: done },
    failures: [],
  },
  'learning.forum.edit': {
    ...ofWriter,
    summary: 'Changes an own post within 30 minutes of writing it; 409 `post_settled` afterwards.',
    params: postParams,
    body: changeBody,
    responses: { 200: dataOf(forumPost) },
    failures: [409],
  },
  'learning.forum.remove': {
    ...ofLearner,
    idempotent: false,
    summary:
      'Takes an own post back. A question that others have answered leaves its place, without a word of it.',
    params: postParams,
    responses: { 200: done },
    failures: [],
  },
  'learning.forum.report': {
    ...ofWriter,
    summary: 'Reports a post of somebody else to the moderators; a person’s report of a post counts once.',
    params: postParams,
    body: reportBody.optional(),
    responses: { 200: done },
    failures: [409],
  },
} as const;
