import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogClose, DialogShell } from '../Dialog/DialogShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The title of the sheet. */
  title: string;
  /** Shown instead of the title, such as a logo or a back button; the title still names the sheet. */
  head?: ReactNode;
  children: ReactNode;
  /** Stays in view at the bottom: what applies the choices. */
  foot?: ReactNode;
  side?: 'start' | 'end' | undefined;
  trigger?: ReactNode;
}

/** A full-height sheet, on a phone full-width: the mobile menu, the filters. */
export function Drawer({
  open,
  onOpenChange,
  title,
  head,
  children,
  foot,
  side = 'end',
  trigger,
}: DrawerProps) {
  return (
    <DialogShell
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      className={classes(styles.sheet, styles.sides[side])}
      described={false}
      inOverlay={false}
    >
      <div className={styles.sheetHead}>
        {head === undefined ? (
          <Radix.Title className={styles.sheetTitle}>{title}</Radix.Title>
        ) : (
          <>
            <VisuallyHidden as="div">
              <Radix.Title>{title}</Radix.Title>
            </VisuallyHidden>
            {head}
          </>
        )}
        <DialogClose />
      </div>
      <div className={styles.sheetBody}>{children}</div>
      {foot !== undefined && <div className={styles.sheetFoot}>{foot}</div>}
    </DialogShell>
  );
}
