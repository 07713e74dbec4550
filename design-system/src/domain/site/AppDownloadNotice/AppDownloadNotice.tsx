import { Smartphone, X } from 'lucide-react';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import * as styles from './AppDownloadNotice.css.ts';

export interface AppDownloadNoticeProps {
  /** The name of the notice, for screen readers. */
  label: string;
  title: string;
  children: string;
  links: readonly { label: string; href: string }[];
  neverLabel: string;
  closeLabel: string;
  /** The box was toggled; takes effect at once. */
  onNever: (never: boolean) => void;
  onClose: () => void;
}

/** A dismissible bar above the page that promotes the app. */
export function AppDownloadNotice({
  label,
  title,
  children,
  links,
  neverLabel,
  closeLabel,
  onNever,
  onClose,
}: AppDownloadNoticeProps) {
  return (
    <aside className={styles.notice} aria-label={label}>
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
            label={neverLabel}
            onChange={(event) => {
              onNever(event.currentTarget.checked);
            }}
          />
        </div>
        <span className={styles.close}>
          <IconButton icon={X} label={closeLabel} tip="below-start" onClick={onClose} />
        </span>
      </div>
    </aside>
  );
}
