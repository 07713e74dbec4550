import { useId, useRef, useState } from 'react';
import { Check, Copy, Share2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { QrCode } from '../../../primitives/QrCode/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { useHydrated } from '../../support/useHydrated.ts';
import * as styles from './ShareDialog.css.ts';

/** A place to share to: its own page for sharing, with the address in it. */
export interface ShareTarget {
  /** "Facebook", "LinkedIn", or "El. paštu". */
  label: string;
  href: string;
  /** Not another site: mail. */
  local?: boolean | undefined;
}

export interface ShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is shared: the whole address. */
  address: string;
  /** What the device's own sharing names it by: the course's title. */
  subject: string;
  targets: readonly ShareTarget[];
  labels: {
    /** "Dalytis kursu" */
    title: string;
    /** Names the field: "Nuoroda". */
    address: string;
    copy: string;
    copied: string;
    /** Said where the clipboard is refused, as on plain http. */
    failed: string;
    /** Names the list of places. */
    targets: string;
    /** Names the code for a camera. */
    code: string;
    /** Said under the code, as where it leads to this computer alone. */
    codeNote?: string | undefined;
    /** "Kiti būdai": opens the device's own sharing, where it has one. */
    device: string;
  };
  /** The address is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

type Copying = 'idle' | 'copied' | 'failed';

/** A course's address to copy, to scan and to give on. Nothing of the places to share to is loaded. */
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
    // Selected either way: where the clipboard is refused, the person's own keys still work.
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
      // The person changed their mind: nothing to say.
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
