import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDeletion } from '../../data/account/deletion.ts';
import { writeMoment } from '../../activities/moment.ts';
import { useDestination } from '../../shell/destination.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import * as styles from './SettingsPage.css.ts';
import { KeepAccount } from './KeepAccount.tsx';

/** After a login to an account that is to be erased: keep it, or go on to where one wanted to be. */
export function Page() {
  const intl = useIntl();
  const navigate = useNavigate();
  const destination = useDestination();
  const { dueAt, error, retry } = useDeletion();
  const title = intl.formatMessage({ id: 'account.deletion.return' });
  useHead({ title, isPrivate: true });
  const goOn = () => void navigate(destination, { replace: true });
  return (
    <AccountFrame>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
      </div>
      {dueAt === undefined ? (
        error === undefined ? (
          <Skeleton shape="row" />
        ) : (
          <LoadFailed error={error} onRetry={retry} />
        )
      ) : (
        <Stack gap={24}>
          <Text>
            {dueAt === null ? (
              <FormattedMessage id="account.deletion.kept" />
            ) : (
              <FormattedMessage
                id="account.deletion.return.text"
                values={{ day: writeMoment(intl, dueAt, { dateStyle: 'long' }) }}
              />
            )}
          </Text>
          <div className={styles.links}>
            {dueAt !== null && <KeepAccount onKept={goOn} />}
            <ButtonLink href={destination} variant="ghost">
              <FormattedMessage id="account.deletion.goOn" />
            </ButtonLink>
          </div>
        </Stack>
      )}
    </AccountFrame>
  );
}
