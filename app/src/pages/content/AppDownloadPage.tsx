import { StoreLinks } from '@medeina/design-system/domain/StoreLinks';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { QrCode } from '@medeina/design-system/primitives/QrCode';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { useHead } from '../../shell/head.tsx';
import { isLocal } from '../../shell/isLocal.ts';
import * as styles from './AppDownload.css.ts';

const path = '/app-download';

/** The app for whoever asks from a desk; telephones and tablets the server sends to their store. */
export const Page = () => {
  const intl = useIntl();
  const { app_links: links, public_url: origin } = useConfig();
  const say = (id: string) => intl.formatMessage({ id });
  useHead({
    title: say('content.app.title'),
    description: say('content.app.description'),
    canonical: path,
  });
  const code = new URL(path, origin);
  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading level={1}>
            <FormattedMessage id="content.app.title" />
          </Heading>
          <Text size="lead" tone="muted" measure="lead">
            <FormattedMessage id="content.app.lead" />
          </Text>
          <StoreLinks links={links} label={say('shell.app')} />
        </div>
        <div className={styles.code}>
          <QrCode value={code.href} label={say('content.app.code')} />
          <Text size="small" tone="muted">
            {say(isLocal(code) ? 'common.localCode' : 'content.app.scan')}
          </Text>
        </div>
      </div>
    </Band>
  );
};
