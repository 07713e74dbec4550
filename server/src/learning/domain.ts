import type { Domain } from '../platform/domain.ts';
import { titleOfCourse } from '../catalogue/titles.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { createEnvironments } from '../environments/environments.ts';
import { dropUploads, ownUploads } from './activities/form/files.ts';
import { readHashesOf } from './activities/form/files-store.ts';
import { activityJobs } from './activities/jobs.ts';
import { certificateJobs } from './certificates/jobs.ts';
import { leavePlaces } from './forum/store.ts';
import { enrolmentJobs } from './elsewhere/enrolments.ts';
import { sampleAddresses } from './sample-store.ts';
import { type LearningContext, mountLearning } from './routes.ts';
import { nameOfGradeItem, titleOfMaterial } from './titles-store.ts';

/** Taking part in a course. */
export const learningDomain: Domain<LearningContext> = {
  mount: mountLearning,
  addresses: sampleAddresses,
  jobs: (context) => [
    ...activityJobs(context),
    ...certificateJobs(context),
    ...enrolmentJobs({ ...context, environments: createEnvironments(context.settings) }),
  ],
  beforeErasure: leavePlaces,
  ownHashes: readHashesOf,
  dropFiles: (executor, { uploads }, hashes) => dropUploads(executor, uploads, hashes),
  ownFiles: ownUploads,
  tables: {
    personal: {
      enrolments: ownedBy('user_id', 'courses taken', { names: { course: titleOfCourse } }),
      completions: ownedBy('user_id', 'what was done in a course', { names: { material: titleOfMaterial } }),
      activity_attempts: ownedBy('user_id', 'tests, surveys and forms taken', {
        names: { material: titleOfMaterial },
      }),
      activity_answers: ownedBy('user_id', 'what was answered in tests, surveys and forms'),
      form_files: ownedBy('user_id', 'files handed in with forms', {
        withheld: { hash: 'where the file is kept; the export has an address of the file itself' },
      }),
      activity_launches: {
        person: 'user_id',
        erase: 'delete',
        isExported: false,
        why: 'opens a document once, and lasts a minute',
      },
      calendar_feeds: ownedBy('user_id', 'the private address of the calendar', {
        withheld: { key: 'part of the address, which opens without a login' },
      }),
      grades: ownedBy('user_id', 'what an operator graded, and wrote about it', {
        names: { item: nameOfGradeItem },
      }),
      attendance: ownedBy('user_id', 'practical sessions attended'),
      certificates: {
        person: 'user_id',
        erase: 'keep',
        isExported: true,
        names: { course: titleOfCourse },
        withheld: {
          announced_at: 'when a mail was sent',
          category: 'the colour of the drawing',
          reminded_days: 'which mail was sent',
        },
        why: 'proof of training: whoever was shown it may ask whether it is real, also when the account is gone, and the law on continuing education has the register kept',
      },
      certificate_claims: ownedBy('user_id', 'courses completed whose certificate is about to be issued'),
      video_progress: ownedBy('user_id', 'what was watched', { names: { material: titleOfMaterial } }),
      material_progress: ownedBy('user_id', 'where one stopped in documents and interactive packages', {
        names: { material: titleOfMaterial },
      }),
      forum_posts: ownedBy('user_id', 'what was written in the forums of courses', {
        names: { material: titleOfMaterial },
        withheld: {
          active_at: 'when anybody wrote in the discussion last',
          fingerprint: 'tells a post that was sent twice',
          idempotency_key: 'tells a post that was sent twice',
          slug: 'of questions that courses ask themselves',
        },
      }),
      forum_reads: ownedBy('user_id', 'how far discussions were read'),
      forum_reports: ownedBy('user_id', 'posts that were reported, and why'),
      recall_cards: ownedBy('user_id', 'questions of tests that come back', {
        names: { material: titleOfMaterial },
      }),
      recall_pauses: ownedBy('user_id', 'that no questions are to come back'),
      environment_enrolments: ownedBy('user_id', 'enrolments that other environments were told of'),
      environment_courses: ownedBy('user_id', 'courses in other environments, as they were last read'),
      seat_holds: {
        person: 'user_id',
        erase: 'delete',
        isExported: false,
        why: 'follows from the enrolment, and gives the seat back',
      },
    },
    impersonal: {
      anonymous_responses: 'answers of anonymous surveys: nothing leads to the person',
      grade_categories: 'course material',
      grade_items: 'course material',
      topics: 'course material',
      sections: 'course material',
      materials: 'course material',
      material_texts: 'course material',
    },
  },
};
