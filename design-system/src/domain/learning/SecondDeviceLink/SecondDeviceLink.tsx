import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './SecondDeviceLink.css.ts';

export interface SecondDeviceLinkProps {
  /** "Mokykitės ir kompiuteryje" */
  title: string;
  /** What comes: "Prisijunkite QR kodu, be slaptažodžio". */
  text?: string | undefined;
  /** Where it leads; or what it opens. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** The way to a second device, on the overview of a phone. */
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
