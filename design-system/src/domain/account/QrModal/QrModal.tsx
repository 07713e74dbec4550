import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Check, Copy, RotateCw, Smartphone } from 'lucide-react';
import { useOpenState } from '../../../internal/openState.ts';
import type { OpenProps } from '../../../internal/openState.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { QrCode } from '../../../primitives/QrCode/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { useCopy } from '../../support/useCopy.ts';
import { qrModalWords } from './QrModal.words.ts';
import type { QrModalWord } from './QrModal.words.ts';
import * as styles from './QrModal.css.ts';

export interface QrModalProps extends OpenProps, RootProps<HTMLDivElement> {
  /** The button that opens it, where it is not opened from elsewhere. */
  trigger?: ReactElement | undefined;
  /** The address in the code, also to be copied; undefined while it loads. */
  value?: string | undefined;
  /** How long the code stays valid; 0 is expired. Change it once a second, or leave it out. */
  secondsLeft?: number | undefined;
  /** The code could not be loaded. */
  failed?: boolean | undefined;
  /** Asks for a new code, once it has expired or failed. */
  onRenew?: (() => void) | undefined;
  /** The new code is on its way. */
  renewing?: boolean | undefined;
  /** Opens the product's app on the phone that shows the code. */
  appHref?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<QrModalWord, string>> | undefined;
}

type SayQr = Say<QrModalWord>;

/** Seconds as "4:32". */
function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children?: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <b>{title}</b>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  );
}

type CodeProps = Pick<QrModalProps, 'value' | 'onRenew' | 'renewing'> & {
  /** Why there is no valid code. */
  over: 'expired' | 'failed' | undefined;
  say: SayQr;
};

function Code({ value, over, onRenew, renewing = false, say }: CodeProps) {
  const { texts } = useMedeina();
  return (
    <div className={styles.code} aria-busy={value === undefined && over === undefined}>
      {value !== undefined && (
        <span className={over && styles.faded}>
          <QrCode value={value} label={say('code')} />
        </span>
      )}
      {value === undefined && over === undefined && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <span className={styles.waiting}>
            <Skeleton shape="plate" />
          </span>
        </>
      )}
      {over !== undefined && (
        <div role="status" className={styles.renewal}>
          <p className={styles.text}>{say(over)}</p>
          {onRenew !== undefined && (
            <Button icon={RotateCw} loading={renewing} onClick={onRenew} full>
              {say(over === 'expired' ? 'renew' : 'retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The same address for a device without a camera. */
function Address({ value, say }: { value: string; say: SayQr }) {
  const id = useId();
  const { field, copying, copy } = useCopy();
  const isCopied = copying === 'copied';
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {say('address')}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          value={value}
          readOnly
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <Button variant="outline" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {say(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className={copying === 'failed' ? styles.failure : styles.unseen} role="status">
        {copying === 'failed' ? say('copyFailed') : isCopied ? say('copied') : ''}
      </p>
    </div>
  );
}

/** Connects a second device in three steps: a QR code, and the address in it. */
export function QrModal({
  open: openProp,
  defaultOpen,
  onOpenChange,
  trigger,
  value,
  secondsLeft,
  failed = false,
  onRenew,
  renewing,
  appHref,
  texts,
  ...root
}: QrModalProps) {
  const say = useWords(qrModalWords, texts);
  const [open, setOpen] = useOpenState({ open: openProp, defaultOpen, onOpenChange });
  const isExpired = secondsLeft !== undefined && secondsLeft <= 0;
  const over = failed ? 'failed' : isExpired ? 'expired' : undefined;
  const isTimed = secondsLeft !== undefined && over === undefined;
  return (
    <Dialog open={open} onOpenChange={setOpen} title={say('title')} size="lg" trigger={trigger}>
      <div {...root} className={styles.root}>
        <ol className={styles.steps}>
          <Step number={1} title={say('camera')} text={say('cameraText')} />
          <Step
            number={2}
            title={say('scan')}
            text={isTimed ? say('scanUntil', { time: clock(secondsLeft) }) : say('scanText')}
          >
            <Code value={value} over={over} onRenew={onRenew} renewing={renewing} say={say} />
          </Step>
          <Step number={3} title={say('confirm')} text={say('confirmText')} />
        </ol>
        {value !== undefined && over === undefined && <Address value={value} say={say} />}
        {appHref !== undefined && (
          <div className={styles.app}>
            <ButtonLink href={appHref} icon={Smartphone} variant="outline" full>
              {say('app')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}
