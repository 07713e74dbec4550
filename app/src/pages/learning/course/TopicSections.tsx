import type { Material, PurchasedDetail, Section, Topic } from '@medeina/contract';
import { MaterialSection } from '@medeina/design-system/domain/MaterialRow';
import { activityPath } from '../../../data/learning/activityPath.ts';
import { addressOf, completesByOpening, fileOf, isActivity, typeOf } from '../../../data/learning/course.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { usePageAhead } from '../../../data/learning/pageAhead.ts';
import type { Learning } from '../../../data/learning/progress.ts';

const completionKinds = { 0: 'none', 1: 'manual', 2: 'automatic' } as const;

export interface TopicSectionsProps {
  readonly course: PurchasedDetail;
  readonly topic: Topic;
  readonly topicNumber: number;
  readonly currentId: number | undefined;
  readonly learning: Learning;
}

/** The sections of a topic with their materials. */
export function TopicSections({ course, topic, topicNumber, currentId, learning }: TopicSectionsProps) {
  const readAhead = usePageAhead();
  const placeOf = (material: Material) =>
    coursePath(course, 'theory', { topic: topic.id, material: material.course_module_id });
  const activityOf = (material: Material) =>
    activityPath(course, {
      material: material.course_module_id,
      title: material.title,
      backUrl: coursePath(course, 'theory', { topic: topic.id }),
    });
  const row = (material: Material) => {
    const away = addressOf(material);
    const isAway = away !== undefined;
    const file = fileOf(material);
    const ending = file === null ? '' : (/\.([a-z\d]{2,5})$/i.exec(file.name)?.[1] ?? '').toUpperCase();
    return {
      id: String(material.id),
      title: material.title,
      type: typeOf(material),
      detail: ending === '' ? undefined : ending,
      duration: material.duration === null || material.duration === 0 ? undefined : material.duration,
      href: away ?? (isActivity(material) ? activityOf(material) : placeOf(material)),
      external: isAway && file === null,
      newTab: isAway && file !== null,
      // A manual tick that is not the learner's to give is shown like an automatic one.
      completion:
        material.completion === 1 && material.readonly
          ? ('automatic' as const)
          : completionKinds[material.completion],
      completed: material.completed,
      current: material.course_module_id === currentId,
      unavailable: material.availability_status ? undefined : (material.availability_information ?? true),
      onToggle: (completed: boolean) => learning.complete(material, completed),
      onOpen: () => {
        if (isAway && !material.completed && completesByOpening(material)) learning.complete(material, true);
        if (material.module === 'page') readAhead(course, material.course_module_id);
      },
    };
  };
  const title = (section: Section, index: number) =>
    topic.sections.length > 1
      ? `${String(topicNumber)}.${String(index + 1)}. ${section.title}`
      : section.title;
  return (
    <>
      {topic.sections.map((section, index) => (
        <MaterialSection
          key={section.id}
          title={title(section, index)}
          done={section.completed.done}
          total={section.completed.total}
          materials={section.parts.map(row)}
        />
      ))}
    </>
  );
}
