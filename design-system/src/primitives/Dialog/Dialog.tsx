import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Dialog.css.ts';
import { DialogClose, DialogShell } from './DialogShell.tsx';

export interface DialogProps {
  open: boolean;
  /** Called with `false` by Esc, the cross and a press beside the dialog. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title; read out with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the first is the likely one. On a phone they stand under one another, as wide as the sheet. */
  actions?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  /** The element that opens it, when it is not controlled from elsewhere. */
  trigger?: ReactNode;
}

/**
 * Asks for one thing before the rest goes on. On a phone a sheet from the foot. The focus is held, goes back where
 * it was; the page behind it neither scrolls nor answers.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'md',
  trigger,
}: DialogProps) {
  return (
    <DialogShell
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      className={classes(styles.dialog, styles.sizes[size])}
      described={description !== undefined}
      inOverlay
    >
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      )}
      {children !== undefined && <div className={styles.content}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <span className={styles.close}>
        <DialogClose />
      </span>
    </DialogShell>
  );
}
