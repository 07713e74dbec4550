import type { Material, PurchasedDetail } from '@medeina/contract';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import { Check } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../../data/format.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { completesByOpening, materialAfter, typeOf } from '../../../data/learning/course.ts';
import { usePageAhead } from '../../../data/learning/pageAhead.ts';
import type { PlacedMaterial } from '../../../data/learning/course.ts';
import type { Learning } from '../../../data/learning/progress.ts';
import { kinds } from '../kinds/index.ts';
import type { Kind, KindOfView, KindProps, MaterialOf } from '../kinds/kind.ts';
import * as styles from './course.css.ts';

/** The part that one kind of material shows; the types of both belong together. */
function Part<Module extends Kind>({
  place,
  material,
  ...props
}: Omit<KindProps<Module>, 'material'> & {
  readonly place: 'content' | 'lead';
  readonly material: MaterialOf<Module> & { readonly module: Module };
}) {
  const kind: KindOfView<Module> = kinds[material.module];
  const View = kind[place];
  if (View !== undefined)
    return (
      <Suspense fallback={<Skeleton shape="plate" />}>
        <View {...props} material={material} />
      </Suspense>
    );
  return place === 'lead' || material.description === null ? null : <RichText html={material.description} />;
}

/** Its section, what it is and how long it takes. */
function Facts({ material, section }: PlacedMaterial) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const facts = [
    section.title,
    intl.formatMessage({ id: `learning.module.${typeOf(material)}` }),
    ...(material.duration === null || material.duration === 0 ? [] : [format.minutes(material.duration)]),
  ];
  return (
    <Text size="small" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}

interface FootProps {
  readonly material: Material;
  readonly complete: Learning['complete'];
  readonly course: PurchasedDetail;
  /** Takes the focus where there is no next material. */
  readonly title: RefObject<HTMLElement | null>;
}

/** The button that marks the material as done, or that it is, and the link to the next material. */
function Foot({ course, material, complete, title }: FootProps) {
  const intl = useIntl();
  const next = materialAfter(course, material.course_module_id);
  const foot = useRef<HTMLDivElement>(null);
  const readAhead = usePageAhead();
  const readNext = () => {
    if (next?.material.module === 'page') readAhead(course, next.material.course_module_id);
  };
  const markDone = () => {
    // The button disappears once pressed: the link to the next material takes the focus.
    (foot.current?.querySelector('a') ?? title.current)?.focus();
    complete(material, true);
  };

  const mustTick = material.completion === 1 && !material.readonly && !material.completed;
  // One primary button: to mark this material as done, then to go on. A video's is its play button.
  const { hasButton: isAway } = kinds[material.module];
  const isOver =
    material.completed || (!isAway && (material.completion === 0 || completesByOpening(material)));
  return (
    <div ref={foot} className={`${styles.viewFoot} ${styles.lessonFoot}`}>
      {mustTick && (
        <Button variant={isAway ? 'outline' : 'primary'} icon={Check} onClick={markDone}>
          {intl.formatMessage({ id: 'learning.material.markDone' })}
        </Button>
      )}
      {material.completion !== 0 && material.completed && (
        <Badge tone="success" icon={Check}>
          {intl.formatMessage({ id: 'learning.material.isDone' })}
        </Badge>
      )}
      {next !== undefined && (
        <ButtonLink
          variant={isOver ? 'primary' : 'outline'}
          onPointerEnter={readNext}
          onFocus={readNext}
          href={coursePath(course, 'theory', {
            topic: next.topic.id,
            material: next.material.course_module_id,
          })}
        >
          {intl.formatMessage({ id: 'learning.material.next' }, { title: next.material.title })}
        </ButtonLink>
      )}
    </div>
  );
}

export interface MaterialViewProps {
  readonly course: PurchasedDetail;
  readonly placed: PlacedMaterial;
  readonly learning: Learning;
  /** It was opened just now: the focus goes to its title. */
  readonly isAsked: boolean;
}

/** A material open in its place, with what comes after it. Give it a key: each material has its own. */
export function MaterialView({ course, placed, learning, isAsked }: MaterialViewProps) {
  const { material } = placed;
  const { complete } = learning;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);
  return (
    <article className={styles.view} aria-labelledby="material">
      <Part place="lead" course={course} material={material} learning={learning} />
      <div className={styles.viewHead}>
        <Facts {...placed} />
        <Heading ref={title} id="material" level={2} tabIndex={-1} data-arrival={isAsked || undefined}>
          {material.title}
        </Heading>
      </div>
      <Part place="content" course={course} material={material} learning={learning} />
      <Foot course={course} material={material} complete={complete} title={title} />
    </article>
  );
}
