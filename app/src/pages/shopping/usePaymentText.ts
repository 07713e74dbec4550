import { useIntl } from 'react-intl';

/** The texts of paying, by the end of their id. */
export function usePaymentText(): (id: string, values?: Record<string, string>) => string {
  const intl = useIntl();
  return (id, values = {}) => intl.formatMessage({ id: `shopping.payment.${id}` }, values);
}
