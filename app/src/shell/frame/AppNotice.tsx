import { AppDownloadNotice } from '@medeina/design-system/domain/AppDownloadNotice';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { appNoticeKey } from './appNoticeKey.ts';
import * as styles from './AppNotice.css.ts';

/** Storage may be forbidden: then the notice is closed for as long as the page is open. */
function remember(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(appNoticeKey);
    else localStorage.setItem(appNoticeKey, value);
  } catch {
    // Closed all the same.
  }
}

function isForGood(): boolean {
  try {
    return localStorage.getItem(appNoticeKey) === '1';
  } catch {
    return false;
  }
}

/**
 * Says that there is an app. The server draws it for everybody; who closed it has it hidden by the document's first
 * script, before anything is drawn.
 */
export function AppNotice() {
  const intl = useIntl();
  const [isClosed, setClosed] = useState(false);
  const [isNever, setNever] = useState(false);
  const text = (id: string) => intl.formatMessage({ id: `shell.appNotice.${id}` });
  useEffect(() => {
    // The page's own state from now on: a page that is drawn again keeps what the person closed.
    if (isClosed) document.documentElement.setAttribute('data-app-notice', 'closed');
  }, [isClosed]);
  useEffect(
    // Whoever ticked the box and left without closing has said all that there is to say.
    () => () => {
      if (isForGood()) document.documentElement.setAttribute('data-app-notice', 'closed');
    },
    [],
  );
  if (isClosed) return null;
  return (
    <div className={styles.notice}>
      <AppDownloadNotice
        title={text('title')}
        links={[{ label: text('download'), href: '/app-download' }]}
        onNeverChange={(never) => {
          setNever(never);
          remember(never ? '1' : null);
        }}
        onClose={() => {
          if (!isNever) remember(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length));
          setClosed(true);
          // The focus would be lost with the button.
          document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
        }}
      >
        {text('text')}
      </AppDownloadNotice>
    </div>
  );
}
