import type { CurrentMaterial, Material, Progress, PurchasedDetail, Topic } from '@medeina/contract';
import type { CourseForLearner } from '../../catalogue/for-learners.ts';
import type {
  EnvironmentCall,
  EnvironmentCourse,
  EnvironmentMaterial,
  EnvironmentTopic,
} from '../../environments/environment.ts';

import { gradeOf } from '../grades/marks.ts';

/** A course of an environment with everything that the learner's page shows. */
export interface CourseElsewhere {
  /** Its id in the catalogue, else its id there. */
  readonly id: number;
  readonly environment: EnvironmentCall['environment'];
  readonly course: EnvironmentCourse;
  readonly topics: readonly EnvironmentTopic[];
  /** What the catalogue says of it, where the learner has it through us. */
  readonly catalogued: CourseForLearner | undefined;
  readonly addressOf: EnvironmentCall['addressOf'];
}

/** The course as those of our own are told. */
export function detailOf(given: CourseElsewhere): PurchasedDetail {
  const { id, environment, course, topics, catalogued } = given;
  const { image } = course;
  return {
    ...(catalogued ?? uncatalogued(course)),
    id,
    lmsCourseId: course.id,
    shortname: course.shortname,
    environment: environment.id,
    environment_name: environment.name,
    lms_url: course.url,
    title: course.title,
    image:
      catalogued?.image ?? (image === null ? null : given.addressOf({ path: image, name: image.slice(-40) })),
    date: course.from,
    endDate: course.to,
    enrolled: null,
    last_opened: course.lastOpened,
    completed: progressOf(topics),
    completed_at: null,
    grade: course.showsGrades ? gradeOf(course.percent) : null,
    certificate: false,
    current: currentOf(topics),
    theory: topics.map((topic) => topicOf(topic, given.addressOf)),
    activities: [],
    can_review: false,
    attempt: 1,
    can_renew: false,
    issued_certificate: null,
    earlier: [],
    showGrades: course.showsGrades,
  };
}

function uncatalogued({ summary }: EnvironmentCourse) {
  return {
    category: null,
    format: 'online' as const,
    shortDescription: '',
    fullDescription: summary,
    abilities: [],
    overview: { title: '', description: summary, items: [] },
    products: [],
    awards: [],
    courseSubjects: [],
    faq: [],
    reviews: { rating: 0, count: 0, distribution: [] },
    duration_hours: 0,
    theory_minutes: 0,
    practice_minutes: 0,
  };
}

/** What of it is tracked, and how much of that is done. */
export function progressOf(topics: readonly EnvironmentTopic[]): Progress {
  const tracked = topics.flatMap(({ materials }) => materials).filter(({ completion }) => completion !== 0);
  return { done: tracked.filter(({ isCompleted }) => isCompleted).length, total: tracked.length };
}

function currentOf(topics: readonly EnvironmentTopic[]): CurrentMaterial | null {
  for (const [index, topic] of topics.entries()) {
    const next = topic.materials.find(
      ({ completion, isCompleted, isOpen }) => completion !== 0 && !isCompleted && isOpen,
    );
    if (next !== undefined)
      return {
        topic_id: topic.id,
        section_id: topic.id,
        course_module_id: next.id,
        title: next.title,
        topic_title: topic.title,
        topic_number: index + 1,
      };
  }
  return null;
}

function topicOf(topic: EnvironmentTopic, addressOf: EnvironmentCall['addressOf']): Topic {
  const completed = progressOf([topic]);
  const { id, title } = topic;
  return {
    id,
    title,
    description: topic.description,
    duration: 0,
    duration_left: 0,
    completed,
    availability_status: topic.isOpen,
    availability_information: topic.closedBecause,
    // What the environment calls a section is a topic of ours, with one section in it.
    sections:
      topic.materials.length === 0
        ? []
        : [
            {
              id,
              title,
              completed,
              duration: 0,
              parts: topic.materials.map((one) => materialOf(one, addressOf)),
            },
          ],
  };
}

function materialOf(material: EnvironmentMaterial, addressOf: EnvironmentCall['addressOf']): Material {
  const { module, file, link, isOpen } = material;
  const common = {
    id: material.id,
    course_module_id: material.id,
    title: material.title,
    description: material.description,
    completion: material.completion,
    completed: material.isCompleted,
    readonly: false,
    duration: null,
    is_group: false as const,
    availability_status: isOpen,
    availability_information: material.closedBecause,
  };
  switch (module) {
    case 'page':
      return { ...common, module };
    case 'quiz':
      return { ...common, module, quiz: null };
    case 'survey':
      return { ...common, module, survey: null };
    case 'link':
      return { ...common, module, link: isOpen && link !== null ? { url: link } : null };
    case 'resource':
      return {
        ...common,
        module,
        resource:
          isOpen && file !== null
            ? { url: addressOf(file), name: file.name, mime: file.mime, size: file.size, language: null }
            : null,
      };
    default:
      return { ...common, module, activity: { kind: material.kind } };
  }
}
