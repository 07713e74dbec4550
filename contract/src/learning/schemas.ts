import { z } from 'zod';
import {
  award,
  categoryReference,
  courseFormat,
  courseLengths,
  courseQuestion,
  courseSubject,
  product,
  reviewSummary,
} from '../catalogue/schemas.ts';
import {
  day,
  environmentName,
  flagText,
  id,
  idText,
  language,
  moment,
  pageOf,
  paging,
  richText,
  text,
} from '../common.ts';
import { certificate } from './certificates.ts';
import { figure } from './figures.ts';
export { ecgStrip, flowKinds } from './figures.ts';
import { forumContent } from './forum-schemas.ts';
export { changeBody, questionForm } from './forum-schemas.ts';
import { materialModules } from '../wire.ts';

/** Completion of a material: 0 is not tracked, 1 the learner ticks it, 2 the server decides. */
export const completionKind = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const materialModule = z.enum(materialModules);
export type MaterialModule = z.infer<typeof materialModule>;

/** How many of the tracked materials are completed. `total` 0 means that nothing is tracked. */
export const progress = z.object({ done: z.int().min(0), total: z.int().min(0) });
export type Progress = z.infer<typeof progress>;

/** Whether a material can be opened now; if not, what it requires, in the asked language. */
const availability = {
  availability_status: z.boolean(),
  availability_information: z.string().nullable(),
};

/** A path on our own site that serves the file to this learner for some hours; then ask for the course again. */
const signedPath = z.string().describe('A signed path under /media that expires after some hours.');

export const fileContent = z.object({
  url: signedPath,
  name: z.string(),
  mime: z.string(),
  size: z.int().min(0).describe('Bytes.'),
  language: language.nullable(),
});
export type FileContent = z.infer<typeof fileContent>;

/** A file that is read in the page. */
export const documentContent = fileContent.extend({
  page: z.int().min(1).describe('Where the learner stopped reading, on whatever device.'),
});
export type DocumentContent = z.infer<typeof documentContent>;

export const videoContent = z.object({
  url: signedPath,
  mime: z.string(),
  poster: signedPath.nullable(),
  duration_seconds: z.number().min(0),
  has_sound: z.boolean(),
  captions: z.array(z.object({ language, label: z.string(), url: signedPath })),
  transcript: richText.nullable(),
  watched_seconds: z.number().min(0).describe('Distinct seconds watched so far.'),
  position_seconds: z.number().min(0).describe('Where the learner stopped, on whatever device.'),
});
export type VideoContent = z.infer<typeof videoContent>;

/** A recording with the document that it goes through. */
export const documentVideoContent = z.object({
  video: videoContent,
  document: documentContent.nullable(),
  page_starts: z
    .array(z.number().min(0))
    .describe('The seconds at which each page comes up; empty where nobody noted them.'),
});
export type DocumentVideoContent = z.infer<typeof documentVideoContent>;

/** An interactive package, `.h5p`. */
export const packageContent = z.object({
  playable: z.boolean().describe('False where the operator has not installed the player.'),
  pass_percent: z.int().min(1).max(100).nullable(),
});
export type PackageContent = z.infer<typeof packageContent>;

export const linkContent = z.object({ url: z.url() });

/** What there is to know of a test or a survey before it is opened. */
export const activityContent = z.object({
  questions: z.int().min(0),
  time_limit: z.int().min(1).nullable().describe('Minutes for an attempt.'),
  attempts: z.int().min(1).nullable().describe('How many there are in all.'),
  pass_percent: z.int().min(0).max(100).nullable(),
  anonymous: z.boolean().describe('Answers are kept without the person.'),
});

const clock = z.string().regex(/^\d\d:\d\d$/);

/** When and where a group meets. */
const sessionFacts = {
  date: day.describe('First day of the session, by the clock of its place.'),
  endDate: day,
  days: z
    .array(z.object({ date: day, from: clock, to: clock }))
    .describe('Each day of the session, by the clock of its place.'),
  time_zone: z.string(),
  location_name: z.string().nullable(),
  location_address: z.string().nullable(),
  city: z.string().nullable(),
};

/** A practical session of a course. */
export const practicalSession = z.object({
  id: id.describe('The product of the course that is taken with it.'),
  own: z.boolean().describe('The learner has a seat in it.'),
  ...sessionFacts,
  seats_left: z.int().min(0).nullable().describe('Null: as many as want to come.'),
});
export type PracticalSession = z.infer<typeof practicalSession>;

/** The practical sessions of a course that are not over, and the learner’s own. */
export const calendarContent = z.object({ sessions: z.array(practicalSession) });
export type CalendarContent = z.infer<typeof calendarContent>;

/** The practical room: where the learner’s group meets, on the spot or online. */
export const roomContent = z.object({
  session: practicalSession.nullable().describe('Null where the course was taken without one.'),
  room: z.string().nullable().describe('Which room of the place it is.'),
  url: z.url().nullable().describe('Where one joins it online.'),
});
export type RoomContent = z.infer<typeof roomContent>;
/** What an activity of another environment is, which opens there alone. */
export const activityKind = z.enum([
  'calendar',
  'certificate',
  'document',
  'dynamic_form',
  'extlmsroom',
  'forum',
  'hvp',
  'page',
  'questionnaire',
  'resource',
  'scenario',
]);

const materialCommon = {
  id: id.describe('The same as course_module_id.'),
  course_module_id: id,
  title: z.string(),
  description: richText.nullable(),
  completion: completionKind,
  completed: z.boolean(),
  readonly: z.boolean().describe('The learner cannot tick it.'),
  duration: z.int().min(0).nullable().describe('Minutes.'),
  is_group: z.literal(false),
  ...availability,
};

/**
 * A material of a section. The content stands under the name of its type and is null while the material is not
 * available. The content of a page is a call of its own: `GET pages/{course_module_id}`; of a certificate it is the
 * course's `issued_certificate`.
 */
export const material = z.discriminatedUnion('module', [
  z.object({ ...materialCommon, module: z.literal('page') }),
  z.object({ ...materialCommon, module: z.literal('document'), document: documentContent.nullable() }),
  z.object({
    ...materialCommon,
    module: z.literal('document_video'),
    document_video: documentVideoContent.nullable(),
  }),
  z.object({ ...materialCommon, module: z.literal('resource'), resource: fileContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('link'), link: linkContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('video'), video: videoContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('quiz'), quiz: activityContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('survey'), survey: activityContent.nullable() }),
  z.object({
    ...materialCommon,
    module: z.literal('questionnaire'),
    questionnaire: activityContent.nullable(),
  }),
  z.object({ ...materialCommon, module: z.literal('scenario'), scenario: activityContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('algorithm'), algorithm: activityContent.nullable() }),
  z.object({
    ...materialCommon,
    module: z.literal('dynamic_form'),
    dynamic_form: activityContent.nullable(),
  }),
  z.object({ ...materialCommon, module: z.literal('calendar'), calendar: calendarContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('extlmsroom'), extlmsroom: roomContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('hvp'), hvp: packageContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('forum'), forum: forumContent.nullable() }),
  z.object({ ...materialCommon, module: z.literal('certificate') }),
  z.object({ ...materialCommon, module: z.literal('activity'), activity: z.object({ kind: activityKind }) }),
]);
export type Material = z.infer<typeof material>;

export const section = z.object({
  id,
  title: z.string(),
  completed: progress,
  duration: z.int().min(0).describe('Minutes of its materials.'),
  parts: z.array(material),
});
export type Section = z.infer<typeof section>;

/** A topic of the theory. */
export const topic = z.object({
  id,
  title: z.string(),
  description: richText.nullable(),
  duration: z.int().min(0).describe('Minutes of its materials.'),
  duration_left: z.int().min(0).describe('Minutes of those not yet completed.'),
  completed: progress,
  ...availability,
  sections: z.array(section),
});
export type Topic = z.infer<typeof topic>;

/** Where the learner continues: the first open, tracked material that is not completed. */
export const currentMaterial = z.object({
  topic_id: id,
  section_id: id,
  course_module_id: id,
  title: z.string(),
  topic_title: z.string(),
  topic_number: z.int().min(1),
});
export type CurrentMaterial = z.infer<typeof currentMaterial>;

const purchasedCommon = {
  id,
  lmsCourseId: id.describe('The course’s id inside its environment; the same as `id` in the built-in one.'),
  shortname: z.string(),
  environment: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  category: categoryReference,
  format: courseFormat,
  date: day.nullable().describe('First day of the learner’s session, else the day of enrolment.'),
  endDate: day.nullable(),
  enrolled: moment,
  last_opened: moment.nullable(),
  completed: progress,
  completed_at: moment.nullable(),
  grade: z.number().min(0).max(10).nullable(),
  certificate: z.boolean(),
  current: currentMaterial.nullable(),
};

/** A course that the learner has, as lists show it. */
export const purchasedCourse = z.object(purchasedCommon);
export type PurchasedCourse = z.infer<typeof purchasedCourse>;

export const purchasedQuery = z.object({
  ...paging,
  search: text(200).optional(),
  completed: flagText.optional().describe('1: only completed courses.'),
});
export const purchasedList = pageOf(purchasedCourse);

/** A course of another environment is named together with it; left out: the built-in one. */
const ofEnvironment = {
  environment: environmentName.optional().describe('Where the course is studied, if not in Medeina itself.'),
};
export const environmentQuery = z.object(ofEnvironment);

/** A material of another environment is named together with its course. */
export const environmentMaterialQuery = z.object({ ...ofEnvironment, course: idText.optional() });

export const detailQuery = z.object({
  ...ofEnvironment,
  attempt: idText.optional().describe('An earlier time that the learner took the course.'),
});

export const latestQuery = z.object({ search: text(200).optional() });

/** A course whose practical session is still to come, or under way. */
export const upcomingCourse = z.object({
  id,
  environment: z.string(),
  title: z.string(),
  category: categoryReference,
  ...sessionFacts,
});
export type UpcomingCourse = z.infer<typeof upcomingCourse>;
export const elsewhereQuery = purchasedQuery.pick({ search: true, completed: true });

/** A course of the learner in another learning system. */
export const courseElsewhere = z.object({
  id: id.describe('Its id in the catalogue; its id there where the catalogue does not have it.'),
  lmsCourseId: id.describe('Its id there.'),
  shortname: z.string(),
  title: z.string(),
  url: z.string().describe('Where it opens in its own system.'),
  image: signedPath.nullable(),
  progress: z.number().min(0).max(100).nullable().describe('Null where nothing is counted.'),
  completed: z.boolean(),
  date: day.nullable(),
  endDate: day.nullable(),
  last_opened: moment.nullable(),
  grade: z.number().min(0).max(10).nullable(),
  deadlines: z
    .array(z.object({ id, title: z.string(), at: moment }))
    .describe('What is due, the nearest first.'),
});
export type CourseElsewhere = z.infer<typeof courseElsewhere>;

/** The learner’s courses in one other environment that is linked. */
export const environmentCourses = z.object({
  environment: z.string(),
  name: z.string(),
  available: z
    .boolean()
    .describe('False while the environment gives no answer: then the courses are those read last.'),
  needs_login: z.boolean().describe('The environment asks the person to sign in again.'),
  environment_user_id: z.string().nullable().describe('The person’s account there.'),
  read_at: moment.nullable(),
  courses: z.array(courseElsewhere),
});
export type EnvironmentCourses = z.infer<typeof environmentCourses>;

/** A course that the learner has, in full. */
export const purchasedDetail = z.object({
  ...purchasedCommon,
  category: categoryReference.nullable().describe('Null where the catalogue does not have the course.'),
  enrolled: moment.nullable().describe('Null where another environment does not tell.'),
  environment_name: z.string().nullable().describe('Null in the built-in one.'),
  lms_url: z.string().nullable().describe('Where it opens in its own system; null in the built-in one.'),
  shortDescription: z.string(),
  fullDescription: richText,
  abilities: z.array(z.string()),
  overview: z.object({ title: z.string(), description: richText, items: z.array(z.string()) }),
  theory: z.array(topic),
  activities: z.array(material).describe('Materials that stand outside the theory.'),
  products: z.array(product).describe('The product through which the learner has the course.'),
  awards: z.array(award),
  courseSubjects: z.array(courseSubject),
  faq: z.array(courseQuestion),
  reviews: reviewSummary,
  can_review: z.boolean().describe('Half of its materials are done, and there is no review of it.'),
  attempt: z.int().min(1).describe('The how manieth time it is that the learner takes the course.'),
  issued_certificate: certificate
    .nullable()
    .describe('What this time at the course gave; null until it is completed and its pass mark reached.'),
  can_renew: z.boolean().describe('It is completed and its certificate ends soon: enrolling begins it anew.'),
  earlier: z
    .array(z.object({ attempt: z.int().min(1), enrolled: moment, completed_at: moment.nullable() }))
    .describe('The times before, the last one first; each can be read with `?attempt=`.'),
  showGrades: z.boolean(),
  duration_hours: z.number().min(0),
  ...courseLengths,
});
export type PurchasedDetail = z.infer<typeof purchasedDetail>;

/** A material of type page, with its content. */
export const page = z.object({
  id,
  course_id: id,
  title: z.string(),
  content: richText.describe('Sanitised HTML. A figure of `figures` is an element with its id.'),
  figures: z.array(figure),
  completion: completionKind,
  completed: z.boolean(),
  module: z.literal('page'),
  duration: z.int().min(0).nullable(),
});
export type Page = z.infer<typeof page>;

const sampleCommon = {
  id,
  title: z.string(),
  topic: z.string().describe('Title of the topic that it stands in.'),
  duration: z.int().min(0).nullable().describe('Minutes.'),
};

/**
 * The free part of a course, which needs neither a login nor the course. Its files are public: their paths do not
 * expire.
 */
export const sample = z.discriminatedUnion('module', [
  z.object({
    ...sampleCommon,
    module: z.literal('page'),
    content: richText.describe('Sanitised HTML. A figure of `figures` is an element with its id.'),
    figures: z.array(figure),
  }),
  z.object({
    ...sampleCommon,
    module: z.literal('video'),
    description: richText.nullable(),
    video: videoContent,
  }),
]);
export type Sample = z.infer<typeof sample>;

export const enrolBody = z.object({ product_id: id.optional() });

export const enrolment = z.object({
  course_id: id,
  product_id: id.nullable(),
  enrolled: moment,
  created: z.boolean().describe('False when the person had the course already.'),
});
export type Enrolment = z.infer<typeof enrolment>;

/** The spec sends the id of a material as text. */
const materialIdText = z.string().regex(/^[1-9]\d{0,9}$/);

/** Told by the time that has passed, for the clocks of devices go wrong. */
const secondsAgo = z
  .int()
  .min(0)
  .optional()
  .describe('How long what is told had to wait for a connection. It does not undo what was done since.');

export const completionBody = z.object({
  module: materialModule.or(z.literal('activity')),
  id: materialIdText.describe('The course_module_id.'),
  state: z.union([z.literal(0), z.literal(1)]),
  ...ofEnvironment,
  course: id.optional().describe('Its course, for a material of another environment.'),
  seconds_ago: secondsAgo,
});

export const completionAnswer = z.object({
  success: z.literal(true),
  id,
  completed: z.boolean(),
  course: progress,
  course_completed: z.boolean(),
});
export type CompletionAnswer = z.infer<typeof completionAnswer>;

/** A stretch of a video that was played, in seconds from its start. */
export const watchedBody = z
  .object({
    id: materialIdText,
    from: z.number().min(0).max(86_400),
    to: z.number().min(0).max(86_400),
    seconds_ago: secondsAgo,
  })
  .refine((stretch) => stretch.to >= stretch.from, { path: ['to'] });

export const watchedAnswer = completionAnswer.extend({
  watched_seconds: z.number().min(0),
  duration_seconds: z.number().min(0),
});

/** Where a learner stopped in a document or an interactive package, and what they reached there. */
export const progressBody = z.object({
  id: materialIdText,
  given_at: moment.describe('When, by the clock of the device: of several the last one stands.'),
  page: z.int().min(1).max(10_000).optional(),
  state: z.string().max(60_000).optional().describe('What the package wants to know the next time.'),
  percent: z.number().min(0).max(100).optional().describe('Of an interactive package that was completed.'),
});

export const groupsBody = z.object({ courseId: id, ...ofEnvironment });

/** Progress of one topic or section; topics come before their sections. */
export const groupCompletion = z.object({
  id,
  kind: z.enum(['topic', 'section']),
  completed: z.boolean(),
  progress,
});

export const mediaParams = z.object({ token: z.string().min(1).max(2300), name: z.string().min(1).max(255) });
export const sampleFileParams = z.object({
  id: idText,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: text(255).min(1),
});
export const mediaHeaders = z.object({
  range: z.string().max(200).optional(),
  'if-range': z.string().max(200).optional(),
});
export const mediaQuery = z.object({
  download: flagText.optional().describe('1: offer to save instead of to show.'),
});
