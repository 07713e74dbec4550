import type { UpcomingCourse } from '@medeina/contract';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useCatalogueFormat } from '../../../data/format.ts';
import { useSession } from '../../../session/hooks.ts';
import * as styles from './dashboard.css.ts';
import { useText } from './useText.ts';

/** The greeting of the hour. */
function greetingAt(hour: number): 'day' | 'evening' | 'morning' {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** Greets the person by the first name, and says when the next practice is. */
export function Welcome({ nearest }: { readonly nearest: UpcomingCourse | undefined }) {
  const text = useText();
  const [hour] = useState(() => new Date().getHours());
  const format = useCatalogueFormat();
  const session = useSession();
  // The server renders this for everybody and knows nobody's clock.
  const greeting = session.status === 'user' ? greetingAt(hour) : 'hello';
  // Offline only the person's id is known.
  const name =
    session.status === 'user' && session.isRemembered !== true ? session.customer.firstname.trim() : '';
  return (
    <>
      <Heading level={1}>{text(greeting, { name, named: name === '' ? 'no' : 'yes' })}</Heading>
      {nearest !== undefined && (
        <div className={styles.lead}>
          <Text size="lead" tone="muted">
            {text('nearest', {
              days: format.days(nearest.date, nearest.endDate),
              place: nearest.city ?? '',
              placed: nearest.city === null ? 'no' : 'yes',
            })}
          </Text>
        </div>
      )}
    </>
  );
}
