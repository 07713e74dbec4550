import type { ReactNode } from 'react';
import { RotateCw, Smartphone } from 'lucide-react';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { QrCode } from '../../../primitives/QrCode/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './QrModal.css.ts';

/** A step: what to do, and a secondary sentence. */
export interface QrStep {
  title: string;
  text?: ReactNode;
}

export interface QrModalProps {
  /** Open, where you keep the state. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** "Connect a second device" */
  title: string;
  /** Three: open the camera, scan, confirm. The second may say how long the code stays valid. */
  steps: readonly [QrStep, QrStep, QrStep];
  /** The address in the code; undefined while it loads. */
  value?: string | undefined;
  /** The accessible name of the code, and the text while it loads. */
  labels: { code: string; loading: string };
  /** A link to the same address, instead of the code on a phone. */
  link: { label: string; href: string };
  /** The code has expired or failed to load: the reason, and a retry. */
  renewal?: { reason: string; label: string; onPress: () => void; loading?: boolean | undefined } | undefined;
}

/** Connects a second device in three steps, with a QR code. */
export function QrModal({ open, onOpenChange, title, steps, value, labels, link, renewal }: QrModalProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="lg">
      <div className={styles.root}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <b>{step.title}</b>
                {step.text !== undefined && <p className={styles.text}>{step.text}</p>}
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.side}>
          <div className={styles.code} aria-busy={value === undefined && renewal === undefined}>
            {value !== undefined && (
              <span className={renewal && styles.faded}>
                <QrCode value={value} label={labels.code} />
              </span>
            )}
            {value === undefined && renewal === undefined && (
              <>
                <VisuallyHidden>{labels.loading}</VisuallyHidden>
                <span className={styles.waiting}>
                  <Skeleton shape="plate" />
                </span>
              </>
            )}
          </div>
          {renewal === undefined ? (
            <div className={styles.link}>
              <ButtonLink href={link.href} icon={Smartphone} full>
                {link.label}
              </ButtonLink>
            </div>
          ) : (
            <div role="status" className={styles.renewal}>
              <p className={styles.text}>{renewal.reason}</p>
              <Button icon={RotateCw} loading={renewal.loading} onClick={renewal.onPress} full>
                {renewal.label}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
