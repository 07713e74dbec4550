import type { Material, PurchasedDetail, Topic } from '@medeina/contract';

/** A page that is ticked by hand. */
export function page(
  id: number,
  more: { completion?: 0 | 1 | 2; completed?: boolean; open?: boolean } = {},
): Material {
  return {
    id,
    course_module_id: id,
    title: `Material ${String(id)}`,
    description: null,
    completion: more.completion ?? 1,
    completed: more.completed ?? false,
    readonly: false,
    duration: 10,
    is_group: false,
    availability_status: more.open ?? true,
    availability_information: null,
    module: 'page',
  };
}

/** A topic of one section. */
export function topic(id: number, parts: Material[]): Topic {
  const tracked = parts.filter((part) => part.completion !== 0);
  const completed = { done: tracked.filter((part) => part.completed).length, total: tracked.length };
  const duration = parts.length * 10;
  return {
    id,
    title: `Topic ${String(id)}`,
    description: null,
    duration,
    duration_left: duration - completed.done * 10,
    completed,
    availability_status: true,
    availability_information: null,
    sections: [{ id: id * 10, title: 'Section', completed, duration, parts }],
  };
}

/** A course of these topics. */
export function course(theory: Topic[]): PurchasedDetail {
  const sum = (key: 'done' | 'total') => theory.reduce((count, one) => count + one.completed[key], 0);
  return {
    id: 101,
    lmsCourseId: 101,
    shortname: 'ALS',
    environment: 'extlms',
    environment_name: null,
    lms_url: null,
    title: 'Course',
    image: null,
    category: { category_id: 61, key: 'emergency', name: 'Emergency' },
    format: 'hybrid',
    date: null,
    endDate: null,
    enrolled: '2026-01-01T00:00:00Z',
    last_opened: null,
    completed: { done: sum('done'), total: sum('total') },
    completed_at: null,
    grade: null,
    certificate: false,
    issued_certificate: null,
    current: null,
    shortDescription: '',
    fullDescription: '',
    abilities: [],
    overview: { title: '', description: '', items: [] },
    theory,
    activities: [],
    products: [],
    awards: [],
    courseSubjects: [],
    faq: [],
    reviews: { rating: 0, count: 0, distribution: [] },
    can_review: false,
    attempt: 1,
    can_renew: false,
    earlier: [],
    showGrades: true,
    duration_hours: 1,
    theory_minutes: 60,
    practice_minutes: 0,
  };
}
