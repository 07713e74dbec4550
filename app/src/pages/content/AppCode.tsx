import { QrCode } from '@medeina/design-system/primitives/QrCode';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { isLocal } from '../../shell/isLocal.ts';
import * as styles from './AppDownload.css.ts';

/** The code that leads a telephone to this page, and so to its store. */
export function AppCode() {
  const intl = useIntl();
  const { public_url: origin } = useConfig();
  const code = new URL('/app-download', origin);
  return (
    <div className={styles.code}>
      <QrCode value={code.href} label={intl.formatMessage({ id: 'content.app.code' })} />
      <Text size="small" tone="muted">
        {intl.formatMessage({ id: isLocal(code) ? 'common.localCode' : 'content.app.scan' })}
      </Text>
    </div>
  );
}
