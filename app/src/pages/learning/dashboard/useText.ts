import { useIntl } from 'react-intl';

/** The words of the dashboard. */
export function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `account.dashboard.${id}` }, values);
}
