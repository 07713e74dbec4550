import type { Input, PurchasedCourse } from '@medeina/contract';
import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Carousel } from '@medeina/design-system/primitives/Carousel';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { useIntl } from 'react-intl';
import { cardOf } from '../../../data/catalogue/cards.ts';
import { relatedInput } from '../../../data/catalogue/inputs.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { useCall, usePersonalCall } from '../../../data/hooks.ts';
import { elsewhereOf } from '../../../data/learning/elsewhere.ts';
import { useHearts } from '../../../shell/useHearts.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

/** At most so many are recommended. */
const most = 8;

/** What most take: three times as many as are shown, because who studies much has the first ones. */
const popularInput = {
  query: { sort: 'popular', limit: 3 * most, facets: '0' },
} as const satisfies Input<'catalogue.products.list'>;

/** As many as an answer has room for: who has more finds some of them again. */
const ownInput = { query: { limit: 100 } } as const satisfies Input<'learning.purchased.list'>;

interface RecommendedProps {
  /** The courses that the person opened last, the last one first. */
  readonly latest: readonly PurchasedCourse[];
}

/** Courses of the field that the person learns in, without those they have. Where there are none, nothing. */
export function Recommended({ latest }: RecommendedProps) {
  const intl = useIntl();
  const text = useText();
  const format = useCatalogueFormat();
  const heart = useHearts();
  const [last] = latest;
  const { data: related } = useCall(
    'catalogue.products.list',
    last === undefined ? null : relatedInput(last),
  );
  const { data: popular } = useCall('catalogue.products.list', popularInput);
  const { data: all } = usePersonalCall('learning.purchased.list', ownInput);
  const { data: elsewhere } = usePersonalCall('learning.purchased.elsewhere', elsewhereOf());
  if (all === undefined) return null;
  const own = new Set([
    ...all.data.map((course) => course.id),
    ...(elsewhere?.data ?? []).flatMap(({ courses }) => courses.map(({ id }) => id)),
  ]);
  const found = new Map(
    [...(related?.data ?? []), ...(popular?.data ?? [])].map((course) => [course.id, course]),
  );
  const others = [...found.values()].filter((course) => !own.has(course.id)).slice(0, most);
  if (others.length === 0) return null;
  const title = text('recommended');
  return (
    <section className={styles.part}>
      <Carousel
        label={title}
        dense
        bleed
        heading={
          <Heading level={2} size="h3">
            {title}
          </Heading>
        }
        items={others.map((other) => ({
          id: String(other.id),
          content: <CourseCard {...cardOf(other, intl, format)} layout="grid" favourite={heart(other)} />,
        }))}
      />
    </section>
  );
}
