import * as Radix from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { useOpenState } from '../../internal/openState.ts';
import { useWords } from '../../internal/words.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogShell } from '../Dialog/DialogShell.tsx';
import type { DialogBaseProps } from '../Dialog/DialogShell.tsx';
import { alertDialogWords } from './AlertDialog.words.ts';
import type { AlertDialogWord } from './AlertDialog.words.ts';

export type { AlertDialogWord } from './AlertDialog.words.ts';

export const alertDialogTones = ['danger', 'primary'] as const;
/** `danger` where something is lost for good. */
export type AlertDialogTone = (typeof alertDialogTones)[number];

export interface AlertDialogProps extends DialogBaseProps {
  /** The question: "Delete the review?" */
  title: string;
  /** What happens then, announced with the title. */
  description: ReactNode;
  /** The verb of the confirming button: "Delete". */
  confirm: string;
  /**
   * Called on confirming. It closes when the promise is kept; until then the button shows that it is under way, and if
   * it is broken the dialog stays and says so.
   */
  onConfirm: () => void | Promise<void>;
  /** The look of the confirming button. */
  tone?: AlertDialogTone | undefined;
  /** More to know before answering. */
  children?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<AlertDialogWord, string>> | undefined;
}

/**
 * A question that must be answered: the alert dialog of WAI-ARIA. It opens on the harmless button; Esc answers as that
 * button does, and an outside press answers nothing.
 */
export function AlertDialog({
  title,
  description,
  confirm,
  onConfirm,
  tone = 'danger',
  children,
  texts,
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  ...shell
}: AlertDialogProps) {
  const say = useWords(alertDialogWords, texts);
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const cancel = useRef<HTMLButtonElement>(null);

  const change = (next: boolean) => {
    // What is under way cannot be taken back.
    if (state === 'working') return;
    setState('asking');
    setOpen(next);
  };
  const answer = async () => {
    const done = onConfirm();
    if (done === undefined) {
      change(false);
      return;
    }
    setState('working');
    try {
      await done;
      setState('asking');
      setOpen(false);
    } catch {
      setState('failed');
    }
  };

  return (
    <DialogShell
      {...shell}
      open={open}
      onOpenChange={change}
      role="alertdialog"
      className={classes(styles.dialog, styles.sizes.md)}
      described
      inOverlay
      initialFocus={() => cancel.current}
    >
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      <Radix.Description className={styles.description}>{description}</Radix.Description>
      {children !== undefined && <div className={styles.content}>{children}</div>}
      {state === 'failed' && (
        <div className={styles.content}>
          <Banner tone="danger" announce>
            {say('failed')}
          </Banner>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant={tone}
          loading={state === 'working'}
          onClick={() => {
            void answer();
          }}
        >
          {confirm}
        </Button>
        <Radix.Close asChild>
          <Button ref={cancel} variant="outline" aria-disabled={state === 'working' || undefined}>
            {say('cancel')}
          </Button>
        </Radix.Close>
      </div>
    </DialogShell>
  );
}
