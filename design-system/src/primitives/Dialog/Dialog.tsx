import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Dialog.css.ts';
import { DialogClose, DialogShell } from './DialogShell.tsx';

export interface DialogProps {
  open: boolean;
  /** Called with `false` on Esc, the close button and an outside press. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the likely one first. On a phone they are stacked at full width. */
  actions?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  /** The element that opens it, if it is not controlled. */
  trigger?: ReactNode;
}

/**
 * A modal dialog, on a phone a sheet from the bottom. It traps the focus and returns it on closing; the page behind it
 * is inert and does not scroll.
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
