import { StoreLinks } from '@medeina/design-system/domain/StoreLinks';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { useHead } from '../../shell/head.tsx';
import { AppCode } from './AppCode.tsx';
import * as styles from './AppDownload.css.ts';

/** The app, on a desktop; the server redirects phones and tablets to their store. */
export function Page() {
  const intl = useIntl();
  const { app_links: links } = useConfig();
  const say = (id: string) => intl.formatMessage({ id });
  useHead({
    title: say('content.app.title'),
    description: say('content.app.description'),
    canonical: '/app-download',
  });
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
          <StoreLinks links={links} />
        </div>
        <AppCode />
      </div>
    </Band>
  );
}
