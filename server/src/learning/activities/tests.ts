import { type CourseTest, type Material, paths, type Topic } from '@medeina/contract';
import type { Reached } from './attempts-store.ts';
import { attemptsLeft } from './state.ts';

type ActivityModule = CourseTest['module'];

/** Tests or surveys of a course, in the order of its theory, with what the learner reached. */
export function courseTests(
  topics: readonly Topic[],
  modules: readonly ActivityModule[],
  reached: ReadonlyMap<number, Reached>,
): CourseTest[] {
  return topics
    .flatMap((topic) => topic.sections.flatMap((section) => section.parts))
    .flatMap((material) => {
      const facts = factsOf(material);
      if (facts === undefined || !modules.includes(facts.module)) return [];
      const own = reached.get(material.id);
      const used = own?.attempts ?? 0;
      return [
        {
          id: material.id,
          course_module_id: material.id,
          module: facts.module,
          title: material.title,
          completion: material.completion,
          completed: material.completed,
          availability_status: material.availability_status,
          availability_information: material.availability_information,
          ...(facts.content ?? unknown),
          attempts_left: attemptsLeft(facts.content?.attempts ?? null, used),
          percent: own?.percent ?? null,
          passed: own?.passed ?? null,
          url: paths['learning.activity.launch'].path.replace('{id}', String(material.id)),
        },
      ];
    });
}

/** While a material is closed, nothing of its content is told. */
const unknown = {
  questions: 0,
  time_limit: null,
  attempts: null,
  pass_percent: null,
  anonymous: false,
} as const;

function factsOf(material: Material) {
  switch (material.module) {
    case 'quiz':
      return { module: material.module, content: material.quiz };
    case 'survey':
      return { module: material.module, content: material.survey };
    case 'questionnaire':
      return { module: material.module, content: material.questionnaire };
    default:
      return undefined;
  }
}
