import { Smartphone, X } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { appDownloadNoticeWords } from './AppDownloadNotice.words.ts';
import type { AppDownloadNoticeWord } from './AppDownloadNotice.words.ts';
import * as styles from './AppDownloadNotice.css.ts';

/** A link to the app. */
export interface AppDownloadLink {
  label: string;
  href: string;
}

export interface AppDownloadNoticeProps extends RootProps {
  /** A few words in bold. */
  title: string;
  /** A sentence. */
  children: string;
  /** Where the app is to be had. */
  links: readonly AppDownloadLink[];
  /** Whether the box "do not show again" is ticked; uncontrolled when left out. */
  never?: boolean | undefined;
  /** Whether the box is ticked at first. */
  defaultNever?: boolean | undefined;
  /** The box was toggled; takes effect at once. */
  onNeverChange?: ((never: boolean) => void) | undefined;
  /** The notice was closed: leave it out from now on. */
  onClose: () => void;
  /** In place of the built-in words. */
  texts?: Partial<Record<AppDownloadNoticeWord, string>> | undefined;
}

/** A dismissible bar above the page that promotes the app. */
export function AppDownloadNotice({
  title,
  children,
  links,
  never,
  defaultNever,
  onNeverChange,
  onClose,
  texts,
  ...root
}: AppDownloadNoticeProps) {
  const say = useWords(appDownloadNoticeWords, texts);
  return (
    <aside {...root} className={styles.notice} aria-label={say('label')}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <span className={styles.icon}>
            <Icon icon={Smartphone} />
          </span>
          <span>
            <b>{title}</b> {children}
          </span>
        </p>
        <div className={styles.ways}>
          {links.map((link) => (
            <Link key={link.href} alone href={link.href}>
              {link.label}
            </Link>
          ))}
        </div>
        <div className={styles.never}>
          <Checkbox
            label={say('never')}
            checked={never}
            defaultChecked={defaultNever}
            onChange={(event) => {
              onNeverChange?.(event.currentTarget.checked);
            }}
          />
        </div>
        <span className={styles.close}>
          <IconButton icon={X} label={say('close')} tip="below-start" onClick={onClose} />
        </span>
      </div>
    </aside>
  );
}
