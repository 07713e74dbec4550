import { useId } from 'react';
import type { ReactElement } from 'react';
import { Check, Copy, Share2 } from 'lucide-react';
import { useOpenState } from '../../../internal/openState.ts';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { QrCode } from '../../../primitives/QrCode/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useCopy } from '../../support/useCopy.ts';
import { useHydrated } from '../../support/useHydrated.ts';
import { shareDialogWords } from './ShareDialog.words.ts';
import type { ShareDialogWord } from './ShareDialog.words.ts';
import * as styles from './ShareDialog.css.ts';

/** A site to share to: its sharing page, with the address in it. */
export interface ShareTarget {
  /** "Facebook", "LinkedIn" or "E-mail". */
  label: string;
  href: string;
  /** Not another site, such as `mailto:`. */
  local?: boolean | undefined;
}

export interface ShareDialogProps extends OpenProps, RootProps<HTMLDivElement> {
  /** One element that opens it. */
  trigger?: ReactElement | undefined;
  /** The absolute address to share. */
  address: string;
  /** The title for the device's share sheet: the course's. */
  subject: string;
  /** The sites to share to, in order. */
  targets: readonly ShareTarget[];
  /** In place of the words under the code, such as why a phone could not open it. */
  codeNote?: string | undefined;
  /** The address was copied. */
  onCopied?: (() => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ShareDialogWord, string>> | undefined;
}

/** A course's address to copy, to scan and to share. Loads nothing from the sites to share to. */
export function ShareDialog({
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  address,
  subject,
  targets,
  codeNote,
  onCopied,
  texts,
  ...root
}: ShareDialogProps) {
  const say = useWords(shareDialogWords, texts);
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const id = useId();
  const hydrated = useHydrated();
  const { field, copying, copy, reset } = useCopy(onCopied);
  const copied = copying === 'copied';

  const share = async () => {
    try {
      await navigator.share({ title: subject, url: address });
    } catch {
      // The user cancelled.
    }
  };

  return (
    <Dialog
      {...root}
      open={open}
      onOpenChange={(next) => {
        reset();
        setOpen(next);
      }}
      trigger={trigger}
      title={say('title')}
    >
      <label htmlFor={id} className={styles.label}>
        {say('address')}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          value={address}
          readOnly
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
          {say(copied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className={copying === 'failed' ? styles.failure : styles.unseen} role="status">
        {copying === 'idle' ? '' : say(copying)}
      </p>
      <div className={styles.ways}>
        <div className={styles.code}>
          <QrCode value={address} label={say('code')} />
          <Text size="small" tone="muted">
            {codeNote ?? say('scan')}
          </Text>
        </div>
        {targets.length > 0 && (
          <ul className={styles.targets} aria-label={say('targets')}>
            {targets.map((target) => (
              <li key={target.label}>
                <Link href={target.href} alone external={target.local !== true}>
                  {target.label}
                </Link>
              </li>
            ))}
            {hydrated && 'share' in navigator && (
              <li>
                <Button variant="ghost" icon={Share2} onClick={() => void share()}>
                  {say('device')}
                </Button>
              </li>
            )}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
