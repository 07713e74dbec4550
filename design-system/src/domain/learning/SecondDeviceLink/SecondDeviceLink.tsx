import { ChevronRight, MonitorSmartphone } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { secondDeviceLinkWords } from './SecondDeviceLink.words.ts';
import type { SecondDeviceLinkWord } from './SecondDeviceLink.words.ts';
import * as styles from './SecondDeviceLink.css.ts';

export interface SecondDeviceLinkProps extends RootProps<HTMLDivElement> {
  /** Its address; without one it is a button. */
  href?: string | undefined;
  /** The button was pressed: open `QrModal`. */
  onPress?: (() => void) | undefined;
  /** In place of the built-in words; an empty `text` leaves the second line out. */
  texts?: Partial<Record<SecondDeviceLinkWord, string>> | undefined;
}

/** The link to connect a second device, on a phone's dashboard. */
export function SecondDeviceLink({ href, onPress, texts, ...root }: SecondDeviceLinkProps) {
  const { Link } = useMedeina();
  const say = useWords(secondDeviceLinkWords, texts);
  const content = (
    <>
      <Icon icon={MonitorSmartphone} size="bar" />
      <span className={styles.words}>
        <b className={styles.title}>{say('title')}</b>
        {say('text') !== '' && <span className={styles.text}>{say('text')}</span>}
      </span>
      <Icon icon={ChevronRight} />
    </>
  );
  return (
    <div {...root}>
      {href === undefined ? (
        <button type="button" className={styles.row} onClick={onPress}>
          {content}
        </button>
      ) : (
        <Link href={href} className={styles.row}>
          {content}
        </Link>
      )}
    </div>
  );
}
