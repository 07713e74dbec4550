import { Heading } from '@medeina/design-system/primitives/Heading';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  byProduct,
  type Invited,
  type PlacesAnswer,
  type ProductPlaces,
  usePlaces,
} from '../../../data/shopping/places.ts';
import { useSession } from '../../../session/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { InviteForm, Outcome } from './InviteForm.tsx';
import { Place } from './Place.tsx';
import * as styles from './places.css.ts';

interface CourseProps extends Pick<PlacesAnswer, 'invite' | 'takeBack'> {
  readonly order: number;
  readonly course: ProductPlaces;
}

/** The places of one course: who has one, and the way to give the rest. */
function Course({ order, course, invite, takeBack }: CourseProps) {
  const intl = useIntl();
  const session = useSession();
  const { product, places } = course;
  const count = (status: string) => places.filter((place) => place.status === status).length;
  const given = places.filter(({ status }) => status !== 'free');
  const free = count('free');
  // Of the course, not of the form: the last place given takes the form with it.
  const [outcome, setOutcome] = useState<Invited>();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome !== undefined && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <section
      ref={section}
      className={styles.course}
      aria-labelledby={`places-${String(product)}`}
      tabIndex={-1}
    >
      <div>
        <Heading id={`places-${String(product)}`} level={3} size="h4">
          {course.course}
        </Heading>
        <Text tone="muted">
          {course.description !== '' && `${course.description} · `}
          {intl.formatMessage(
            { id: 'shopping.places.counts' },
            { all: places.length, taken: count('taken'), invited: count('invited'), free },
          )}
        </Text>
      </div>
      {given.length > 0 && (
        <ul className={styles.list}>
          {given.map((place) => (
            <Place
              key={place.id}
              place={place}
              onResend={(email) => invite(product, email)}
              onTakeBack={() => takeBack(place.id)}
            />
          ))}
        </ul>
      )}
      {outcome !== undefined && <Outcome outcome={outcome} />}
      {free > 0 && session.status === 'user' && (
        <InviteForm
          customer={session.customer.customer_id}
          place={`places.${String(order)}.${String(product)}`}
          free={free}
          send={(people) => invite(product, people)}
          onOutcome={setOutcome}
        />
      )}
    </section>
  );
}

/** The places that an order bought for others. */
export function Places({ order }: { readonly order: number }) {
  const intl = useIntl();
  const { places, error, reload, invite, takeBack } = usePlaces(order);
  return (
    <Stack gap={20}>
      <Heading level={2} size="h3">
        {intl.formatMessage({ id: 'shopping.places.title' })}
      </Heading>
      {places === undefined && error === undefined && <Skeleton shape="row" />}
      {places === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void reload()} />
      )}
      {places !== undefined &&
        byProduct(places).map((course) => (
          <Course key={course.product} order={order} course={course} invite={invite} takeBack={takeBack} />
        ))}
    </Stack>
  );
}
