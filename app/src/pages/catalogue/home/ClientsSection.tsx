import { ClientLogos } from '@medeina/design-system/domain/ClientLogos';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useCall } from '../../../data/hooks.ts';
import { clientIcons } from './clientIcons.ts';
import * as styles from './home.css.ts';

/** The number that the claim rounds down to. */
const step = 10;

/** Whose teams learn here. What cannot be had leaves no hole: nobody came for it. */
export function ClientsSection() {
  const intl = useIntl();
  const { data } = useCall('content.clients', {});
  const clients = data?.data ?? [];
  if (clients.length === 0) return null;
  const claimed = Math.floor((clients.length - 1) / step) * step;
  const label =
    claimed === 0
      ? intl.formatMessage({ id: 'catalogue.home.clients' })
      : intl.formatMessage({ id: 'catalogue.home.clients.count' }, { count: claimed });
  return (
    <Band as="section">
      <div className={styles.clients}>
        <ClientLogos
          label={label}
          clients={clients.map(({ key, name, icon, paths }) => ({
            id: key,
            name,
            paths,
            icon: icon === null ? undefined : clientIcons.get(icon),
          }))}
        />
      </div>
    </Band>
  );
}
