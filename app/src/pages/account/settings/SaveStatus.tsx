import { Button } from '@medeina/design-system/primitives/Button';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { writeMoment } from '../../../activities/moment.ts';
import { useFocusToMain } from '../../../shell/useFocusToMain.ts';
import * as styles from '../SettingsPage.css.ts';

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const box = useFocusToMain<HTMLSpanElement>();
  return (
    <span ref={box}>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </span>
  );
}

/** Whether what one changed is saved, announced as it changes. */
export function SaveStatus() {
  const intl = useIntl();
  const { state, savedAt, error, problems, focused, retry } = useSettingsForm();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const isRefused = Object.keys(problems).some((field) => field !== focused);
  const isFailed = state === 'failed' || (isRefused && state !== 'saving' && state !== 'waiting');
  const failure = isRefused ? say('refused') : error?.status === 0 ? say('offline') : say('failed');
  return (
    <div className={isFailed ? `${styles.save} ${styles.saveLong}` : styles.save}>
      <span role="status">
        {isFailed ? (
          <span className={`${styles.saveWords} ${styles.saveFailed}`}>
            <Icon icon={CircleAlert} />
            {failure}
            {!isRefused && <Retry onRetry={retry} />}
          </span>
        ) : state === 'saving' || state === 'waiting' ? (
          <span className={styles.saveWords}>
            <Icon icon={CloudUpload} />
            {say('saving')}
          </span>
        ) : savedAt === undefined ? null : (
          <span className={styles.saveWords}>
            <Icon icon={CloudCheck} />
            {intl.formatMessage(
              { id: 'account.settings.saved' },
              { time: writeMoment(intl, savedAt, { hour: '2-digit', minute: '2-digit' }) },
            )}
          </span>
        )}
      </span>
    </div>
  );
}
