import type {
  CalendarContent,
  Material,
  PracticalSession,
  PurchasedDetail,
  RoomContent,
} from '@medeina/contract';
import { Calendar } from '@medeina/design-system/domain/Calendar';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { hueOf } from '../../../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../../../data/format.ts';
import { dayOf } from '../../../../data/dayOf.ts';
import * as styles from '../../course/course.css.ts';

const placeOf = ({ location_name: name, location_address: address, city }: PracticalSession): string[] =>
  [name, address, city].filter((part) => part !== null);

/** The days of a session with their hours, by the clock of its place; that is named where the device goes by another. */
function useTimes() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const [here] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return ({ days, time_zone: zone }: PracticalSession): string[] => {
    const lines = days.map(({ date, from, to }) => `${format.capital(format.day(date))}, ${from}–${to}`);
    return zone === here
      ? lines
      : [...lines, intl.formatMessage({ id: 'learning.practice.zone' }, { zone: zone.replaceAll('_', ' ') })];
  };
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

export interface RoomViewProps {
  readonly material: Material;
  readonly room: RoomContent;
}

/** The practical room: when and where the learner's group meets, and how one joins from elsewhere. */
export function RoomView({ material, room: { session, room, url } }: RoomViewProps) {
  const intl = useIntl();
  const times = useTimes();
  const say = (id: string) => intl.formatMessage({ id: `learning.practice.${id}` });
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      {session === null && <Text>{say('noSession')}</Text>}
      {(session !== null || room !== null) && (
        <dl className={styles.facts}>
          {session !== null && (
            <>
              <Fact name={say('when')}>
                <Lines lines={times(session)} />
              </Fact>
              <Fact name={say('where')}>
                <Lines lines={placeOf(session)} />
              </Fact>
            </>
          )}
          {room !== null && <Fact name={say('room')}>{room}</Fact>}
        </dl>
      )}
      {url !== null && (
        <div>
          <ButtonLink
            href={url}
            icon={Video}
            variant={material.completed ? 'outline' : 'primary'}
            target="_blank"
            rel="noopener noreferrer"
          >
            {say('join')}
            <VisuallyHidden>, {say('newTab')}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {material.completion === 2 && !material.completed && (
        <Text size="small" tone="muted">
          {say('attendance')}
        </Text>
      )}
    </Stack>
  );
}

export interface CalendarViewProps {
  readonly course: PurchasedDetail;
  readonly material: Material;
  readonly calendar: CalendarContent;
}

/** Every practical session of the course to come, the learner's own marked. */
export function CalendarView({ course, material, calendar: { sessions } }: CalendarViewProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const times = useTimes();
  const [today] = useState(() => dayOf(new Date()));
  const own = sessions.find((session) => session.own);
  const shown = own ?? sessions[0];
  const say = (id: string, values: Record<string, number> = {}) =>
    intl.formatMessage({ id: `learning.practice.${id}` }, values);
  return (
    <Stack gap={24}>
      {material.description !== null && <RichText html={material.description} />}
      {shown === undefined ? (
        <Text>{say('none')}</Text>
      ) : (
        <div className={styles.practice}>
          <Calendar
            today={today}
            span={{
              from: shown.date,
              to: shown.endDate,
              category: hueOf(course.category?.key ?? ''),
              label: course.title,
            }}
            events={sessions.map(({ date, endDate, ...session }) => ({
              date,
              to: endDate,
              label: placeOf({ date, endDate, ...session }).join(', '),
            }))}
          />
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <div className={styles.sessionHead}>
                  <Text as="span" weight="medium">
                    {format.capital(format.days(session.date, session.endDate))}
                  </Text>
                  {session.own && <Badge tone="success">{say('own')}</Badge>}
                </div>
                <Text size="small" tone="muted">
                  {placeOf(session).join(', ')}
                </Text>
                <Text size="small" tone="muted">
                  {times(session).join('; ')}
                </Text>
                {!session.own && session.seats_left !== null && (
                  <Text size="small" tone="muted">
                    {say('seats', { count: session.seats_left })}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
