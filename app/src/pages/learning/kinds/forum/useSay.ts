import { useIntl } from 'react-intl';
import { writeMoment } from '../../../../activities/moment.ts';

/** The words of forums. */
export function useSay() {
  const intl = useIntl();
  return (id: string, values: Record<string, number | string> = {}) =>
    intl.formatMessage({ id: `learning.forum.${id}` }, values);
}

/** A moment by the clock of the device. */
export function useMoment() {
  const intl = useIntl();
  return (moment: string) => writeMoment(intl, moment, { dateStyle: 'long', timeStyle: 'short' });
}
