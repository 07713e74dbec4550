import { Heading } from '@medeina/design-system/primitives/Heading';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { useIntl } from 'react-intl';
import { SettingsContext, useSettings } from '../../data/account/settings.ts';
import { useSession } from '../../session/hooks.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { checkField, prepareChecks } from './settings/checkField.ts';
import { MissingFields } from './settings/MissingFields.tsx';
import { SaveStatus } from './settings/SaveStatus.tsx';
import { sections } from './settings/sections.ts';
import * as styles from './SettingsPage.css.ts';

/** One's own account: all that can be set, saved by itself. */
export function Page() {
  const intl = useIntl();
  const session = useSession();
  const title = intl.formatMessage({ id: 'account.settings.title' });
  useHead({ title, isPrivate: true });
  const { form, error, retry } = useSettings(
    session.status === 'user' ? session.customer.customer_id : undefined,
    checkField,
  );
  return (
    <AccountFrame>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
      </div>
      {form === undefined ? (
        error === undefined ? (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton shape="row" />
          </div>
        ) : (
          <LoadFailed error={error} onRetry={retry} />
        )
      ) : (
        <SettingsContext value={form}>
          <SaveStatus />
          <MissingFields />
          {/* Focus tells that something is about to be edited; it is no press. */}
          <div onFocus={prepareChecks}>
            {sections.map((Part, index) => (
              // The list never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={index} />
            ))}
          </div>
        </SettingsContext>
      )}
    </AccountFrame>
  );
}
