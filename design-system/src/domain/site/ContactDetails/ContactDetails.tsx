import { breakable } from '../../../internal/breakable.tsx';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import * as styles from './ContactDetails.css.ts';

/** A way to reach somebody. */
export interface ContactDetail {
  icon: IconSource;
  label: string;
  value: string;
  /** A phone number, a mail address or a map. */
  href?: string | undefined;
  /** A secondary line. */
  note?: string | undefined;
}

export interface ContactDetailsProps extends RootProps<HTMLDListElement> {
  /** The details, in order. */
  details: readonly ContactDetail[];
}

/** Contact details, ruled. Renders nothing without any. */
export function ContactDetails({ details, ...root }: ContactDetailsProps) {
  if (details.length === 0) return null;
  return (
    <dl {...root} className={styles.list}>
      {details.map(({ icon, label, value, href, note }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>
            <Icon icon={icon} />
            {label}
          </dt>
          <dd className={styles.value}>
            {href === undefined ? value : <Link href={href}>{breakable(value)}</Link>}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
