import { useId, useRef, useState } from 'react';
import { Check, Copy, Share2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { QrCode } from '../../../primitives/QrCode/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useHydrated } from '../../support/useHydrated.ts';
import * as styles from './ShareDialog.css.ts';

/** A site to share to: its sharing page, with the address in it. */
export interface ShareTarget {
  /** "Facebook", "LinkedIn" or "E-mail". */
  label: string;
  href: string;
  /** Not another site, such as `mailto:`. */
  local?: boolean | undefined;
}

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The absolute address to share. */
  address: string;
  /** The title for the device's share sheet: the course's. */
  subject: string;
  targets: readonly ShareTarget[];
  labels: {
    /** "Share the course" */
    title: string;
    /** The label of the field: "Link". */
    address: string;
    copy: string;
    copied: string;
    /** Shown if the clipboard is not available, as on plain HTTP. */
    failed: string;
    /** The name of the list of sites. */
    targets: string;
    /** The accessible name of the QR code. */
    code: string;
    /** A note below the code. */
    codeNote?: string | undefined;
    /** "Other ways": opens the device's share sheet, if there is one. */
    device: string;
  };
  /** The address was copied. */
  onCopied?: (() => void) | undefined;
}

type Copying = 'idle' | 'copied' | 'failed';

/** A course's address to copy, to scan and to share. Loads nothing from the sites to share to. */
export function ShareDialog({
  open,
  onOpenChange,
  address,
  subject,
  targets,
  labels,
  onCopied,
}: ShareDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [copying, setCopying] = useState<Copying>('idle');
  const copied = copying === 'copied';

  const copy = async () => {
    // Selected in any case: if the clipboard is refused, the user can still copy by keyboard.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      setCopying('failed');
      return;
    }
    setCopying('copied');
    onCopied?.();
  };
  const share = async () => {
    try {
      await navigator.share({ title: subject, url: address });
    } catch {
      // The user cancelled.
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setCopying('idle');
        onOpenChange(next);
      }}
      title={labels.title}
    >
      <label htmlFor={id} className={styles.label}>
        {labels.address}
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
          {copied ? labels.copied : labels.copy}
        </Button>
      </div>
      <p className={copying === 'failed' ? styles.failure : styles.unseen} role="status">
        {copying === 'failed' ? labels.failed : copied ? labels.copied : ''}
      </p>
      <div className={styles.ways}>
        <div className={styles.code}>
          <QrCode value={address} label={labels.code} />
          {labels.codeNote !== undefined && (
            <Text size="small" tone="muted">
              {labels.codeNote}
            </Text>
          )}
        </div>
        {targets.length > 0 && (
          <ul className={styles.targets} aria-label={labels.targets}>
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
                  {labels.device}
                </Button>
              </li>
            )}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
