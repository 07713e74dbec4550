import type { Material, PurchasedDetail } from '@medeina/contract';
import { ResourceView } from '@medeina/design-system/domain/ResourceView';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { Check } from 'lucide-react';
import { type RefObject, Suspense, lazy, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../../data/format.ts';
import { usePersonalCall } from '../../../data/hooks.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { activityPath } from '../../../data/learning/activityPath.ts';
import {
  addressOf,
  completesByOpening,
  fileOf,
  isActivity,
  materialAfter,
  materialInput,
  typeOf,
} from '../../../data/learning/course.ts';
import type { PlacedMaterial } from '../../../data/learning/course.ts';
import type { Learning } from '../../../data/learning/progress.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import * as styles from './course.css.ts';

const RoomView = lazy(async () => ({ default: (await import('./PracticeView.tsx')).RoomView }));
const CalendarView = lazy(async () => ({ default: (await import('./PracticeView.tsx')).CalendarView }));
const VideoView = lazy(async () => ({ default: (await import('./VideoView.tsx')).VideoView }));

interface ContentProps {
  readonly material: Material;
  readonly complete: Learning['complete'];
}

/** Marks a material that opening completes, once, when it is on the screen. */
function useOpened(material: Material, isOpen: boolean, complete: Learning['complete']): void {
  const marked = useRef<number>(undefined);
  useEffect(() => {
    if (!isOpen || material.completed || !completesByOpening(material)) return;
    if (marked.current === material.id) return;
    marked.current = material.id;
    complete(material, true);
  }, [isOpen, material, complete]);
}

function PageView({ course, material, complete }: ContentProps & { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const { data, error, mutate } = usePersonalCall(
    'learning.page',
    materialInput(course, material.course_module_id),
  );
  useOpened(material, data !== undefined, complete);
  if (error !== undefined && data === undefined) {
    return (
      <LoadFailed
        error={error}
        title={intl.formatMessage({ id: 'learning.material.pageFailed' })}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Stack gap={12}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </div>
    );
  }
  return <RichText html={data.data.content} />;
}

/** A file or a link: what it is, and the button that opens it beside this page. */
function AwayView({ material, complete }: ContentProps) {
  const file = fileOf(material);
  const address = addressOf(material);
  if (address === undefined) return null;
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <ResourceView
        type={typeOf(material)}
        title={file?.name ?? material.title}
        detail={file === null ? new URL(address).host : undefined}
        size={file?.size}
        href={address}
        external={file === null}
        variant={material.completed ? 'outline' : 'primary'}
        onOpen={() => {
          if (!material.completed && completesByOpening(material)) complete(material, true);
        }}
      />
    </Stack>
  );
}

/** A test or a survey: what it is about, and the way to its screen. */
function ActivityView({
  course,
  material,
}: {
  readonly course: PurchasedDetail;
  readonly material: Material;
}) {
  const intl = useIntl();
  const href = activityPath(course, {
    material: material.course_module_id,
    title: material.title,
    backUrl: coursePath(course, 'theory', { material: material.course_module_id }),
  });
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <div>
        <ButtonLink variant={material.completed ? 'outline' : 'primary'} href={href}>
          {intl.formatMessage({ id: 'learning.activity.open' })}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** The practical room or the sessions of the course. */
function PracticeView({ course, material, complete }: ContentProps & { readonly course: PurchasedDetail }) {
  useOpened(material, true, complete);
  return (
    <Suspense fallback={<Skeleton shape="plate" />}>
      {material.module === 'extlmsroom' && material.extlmsroom !== null && (
        <RoomView material={material} room={material.extlmsroom} />
      )}
      {material.module === 'calendar' && material.calendar !== null && (
        <CalendarView course={course} material={material} calendar={material.calendar} />
      )}
    </Suspense>
  );
}

/** What there is to read or to open; a film stands above its title. */
function Content({ course, material, complete }: ContentProps & { readonly course: PurchasedDetail }) {
  if (isActivity(material)) return <ActivityView course={course} material={material} />;
  if (material.module === 'page') return <PageView course={course} material={material} complete={complete} />;
  if (material.module === 'extlmsroom' || material.module === 'calendar')
    return <PracticeView course={course} material={material} complete={complete} />;
  if (material.module !== 'video') return <AwayView material={material} complete={complete} />;
  return material.description === null ? null : <RichText html={material.description} />;
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

interface FootProps extends ContentProps {
  readonly course: PurchasedDetail;
  /** Takes the focus where there is no next material. */
  readonly title: RefObject<HTMLElement | null>;
}

/** The button that marks the material as done, or that it is, and the link to the next material. */
function Foot({ course, material, complete, title }: FootProps) {
  const intl = useIntl();
  const next = materialAfter(course, material.course_module_id);
  const foot = useRef<HTMLDivElement>(null);
  const markDone = () => {
    // The button disappears once pressed: the link to the next material takes the focus.
    (foot.current?.querySelector('a') ?? title.current)?.focus();
    complete(material, true);
  };

  const mustTick = material.completion === 1 && !material.readonly && !material.completed;
  // One primary button: to mark this material as done, then to go on. A video's is its play button.
  const isAway = material.module !== 'page' && material.module !== 'video';
  const isOver =
    material.completed || (!isAway && (material.completion === 0 || completesByOpening(material)));
  return (
    <div ref={foot} className={styles.viewFoot}>
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
      {material.module === 'video' && material.video !== null && (
        <Suspense fallback={<Skeleton shape="plate" />}>
          <VideoView
            course={course}
            material={material}
            video={material.video}
            onWatched={learning.watched}
          />
        </Suspense>
      )}
      <div className={styles.viewHead}>
        <Facts {...placed} />
        <Heading ref={title} id="material" level={2} tabIndex={-1} data-arrival={isAsked || undefined}>
          {material.title}
        </Heading>
      </div>
      <Content course={course} material={material} complete={complete} />
      <Foot course={course} material={material} complete={complete} title={title} />
    </article>
  );
}
