import { Button } from '@medeina/design-system/primitives/Button';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type OwnDataForm, useOwnDataDownload } from '../../../data/account/ownData.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useFurtherProof } from '../../../shell/proof/useFurtherProof.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import * as styles from '../SettingsPage.css.ts';
import { Section } from './Section.tsx';

/** Everything that is held on the person, to be taken along. */
export function OwnDataSection() {
  const intl = useIntl();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const download = useOwnDataDownload();
  const { forChange, dialog } = useFurtherProof();
  const [busy, setBusy] = useState<OwnDataForm>();
  const say = (id: string) => intl.formatMessage({ id: `account.data.${id}` });

  const take = async (form: OwnDataForm) => {
    setBusy(form);
    try {
      const name = `${say('file')}-${new Date().toISOString().slice(0, 10)}`;
      await forChange(() => download(form, name));
      alerts.show({ type: 'success', subject: say('done') });
    } catch (error) {
      if (!(error instanceof DOMException)) tellFailure(error, say('failed'));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Section title={say('title')} about={say('about')} id="own-data">
      <Stack gap={16}>
        <Text>
          <FormattedMessage id="account.data.text" />
        </Text>
        <div className={styles.links}>
          <Button variant="outline" loading={busy === 'page'} onClick={() => void take('page')}>
            {say('page')}
          </Button>
          <Button variant="ghost" loading={busy === 'json'} onClick={() => void take('json')}>
            {say('json')}
          </Button>
        </div>
      </Stack>
      {dialog}
    </Section>
  );
}
