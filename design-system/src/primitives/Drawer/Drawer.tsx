import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogClose, DialogShell } from '../Dialog/DialogShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the sheet, in its head. */
  title: string;
  /** In place of the title's text, such as a logo or a way back; the title stays its name. */
  head?: ReactNode;
  children: ReactNode;
  /** Stays in sight at the foot: what applies the choices. */
  foot?: ReactNode;
  side?: 'start' | 'end' | undefined;
  trigger?: ReactNode;
}

/** A sheet as tall as the screen and on a phone as wide: the mobile menu, the filters. */
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
