import type { CoursePlace } from '@medeina/contract';
import { AlertDialog } from '@medeina/design-system/primitives/AlertDialog';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { LinkButton } from '@medeina/design-system/primitives/Link';
import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../../../data/dayOf.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import * as styles from './places.css.ts';

interface PlaceProps {
  readonly place: CoursePlace;
  readonly onResend: (email: string) => Promise<unknown>;
  readonly onTakeBack: () => Promise<void>;
}

/** How far the person is who took the place. */
function useProgress({ completed_at: completed, progress }: CoursePlace): string | undefined {
  const intl = useIntl();
  const format = useCatalogueFormat();
  if (completed !== null)
    return intl.formatMessage(
      { id: 'shopping.places.completed' },
      { day: format.fullDay(dayOf(new Date(completed))) },
    );
  if (progress === null) return undefined;
  return intl.formatMessage(
    { id: 'shopping.places.progress' },
    { done: progress.done, total: progress.total },
  );
}

/** A place that was given: to whom, how far they are, and what can still be done about it. */
export function Place({ place, onResend, onTakeBack }: PlaceProps) {
  const intl = useIntl();
  const { show } = useAlerts();
  const tellFailure = useTellFailure();
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const progress = useProgress(place);
  const text = (id: string) => intl.formatMessage({ id: `shopping.places.${id}` });
  const { email, name, status } = place;
  const who = name ?? email ?? text('gone');
  const resend = async (address: string) => {
    if (isSending) return;
    setSending(true);
    try {
      await onResend(address);
      show({ type: 'success', subject: text('resent') });
    } catch (error) {
      tellFailure(error, text('failed'));
    } finally {
      setSending(false);
    }
  };
  const whose = <VisuallyHidden>: {who}</VisuallyHidden>;
  return (
    <li className={styles.place}>
      <div className={styles.who}>
        <b className={styles.name}>{who}</b>
        {name !== null && email !== null && <span className={styles.facts}>{email}</span>}
      </div>
      <div className={styles.state}>
        <Badge tone={status === 'taken' ? 'success' : 'info'}>{text(`status.${status}`)}</Badge>
        {progress !== undefined && <span className={styles.facts}>{progress}</span>}
      </div>
      <div className={styles.actions}>
        {status === 'invited' && email !== null && (
          <LinkButton alone aria-disabled={isSending || undefined} onClick={() => void resend(email)}>
            {text('resend')}
            {whose}
          </LinkButton>
        )}
        {place.can_take_back && (
          <LinkButton alone onClick={() => setAsked(true)}>
            {text('takeBack')}
            {whose}
          </LinkButton>
        )}
      </div>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={intl.formatMessage({ id: 'shopping.places.takeBack.title' }, { who })}
        description={text(status === 'taken' ? 'takeBack.taken' : 'takeBack.invited')}
        confirm={text('takeBack')}
        onConfirm={onTakeBack}
      />
    </li>
  );
}
