import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './SecondDeviceLink.css.ts';

export interface SecondDeviceLinkProps {
  /** "Learn on your computer too" */
  title: string;
  /** What happens: "Sign in by QR code, without a password". */
  text?: string | undefined;
  /** Its address, or what it opens. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** The link to connect a second device, on a phone's dashboard. */
export function SecondDeviceLink({ title, text, href, onPress }: SecondDeviceLinkProps) {
  const { Link } = useMedeina();
  const content = (
    <>
      <Icon icon={MonitorSmartphone} size="bar" />
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
      <Icon icon={ChevronRight} />
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.row} onClick={onPress}>
      {content}
    </button>
  ) : (
    <Link href={href} className={styles.row}>
      {content}
    </Link>
  );
}
