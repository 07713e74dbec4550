import type { Domain } from '../platform/domain.ts';
import { titleOfCourse } from '../catalogue/titles.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { titleOfMaterial } from './titles-store.ts';
import { mountLearning } from './routes.ts';

/** Taking part in a course. */
export const learningDomain: Domain = {
  mount: mountLearning,
  tables: {
    personal: {
      enrolments: ownedBy('user_id', 'courses taken', { names: { course: titleOfCourse } }),
      completions: ownedBy('user_id', 'what was done in a course', { names: { material: titleOfMaterial } }),
      video_progress: ownedBy('user_id', 'what was watched', { names: { material: titleOfMaterial } }),
      seat_holds: {
        person: 'user_id',
        erase: 'delete',
        isExported: false,
        why: 'follows from the enrolment, and gives the seat back',
      },
    },
    impersonal: {
      topics: 'course material',
      sections: 'course material',
      materials: 'course material',
      material_texts: 'course material',
    },
  },
};
