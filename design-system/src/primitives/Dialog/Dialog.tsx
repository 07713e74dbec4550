import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './Dialog.css.ts';
import { DialogClose, DialogShell } from './DialogShell.tsx';
import type { DialogBaseProps } from './DialogShell.tsx';

export const dialogSizes = ['md', 'lg', 'full'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends DialogBaseProps {
  /** What it is about or asks; its accessible name. */
  title: string;
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons, the likely one first. On a phone they are stacked at full width. */
  actions?: ReactNode;
  /** At most 560 or 760 px wide, or nearly as wide as the screen for what is looked at closely. */
  size?: DialogSize | undefined;
}

/**
 * A modal dialog, on a phone a sheet from the bottom. It traps the focus and returns it on closing; the page behind it
 * is inert and does not scroll. It opens on its first field or link, never on a button of its actions.
 */
export function Dialog({ title, description, children, actions, size = 'md', ...shell }: DialogProps) {
  return (
    <DialogShell
      {...shell}
      className={classes(styles.dialog, styles.sizes[size])}
      described={description !== undefined}
      inOverlay
    >
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      )}
      {children !== undefined && <div className={styles.content}>{children}</div>}
      {actions !== undefined && (
        <div data-dialog-actions="" className={styles.actions}>
          {actions}
        </div>
      )}
      <span className={styles.close}>
        <DialogClose />
      </span>
    </DialogShell>
  );
}
