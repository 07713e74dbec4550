import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from '../Dialog/Dialog.css.ts';
import { DialogClose, DialogShell } from '../Dialog/DialogShell.tsx';
import type { DialogBaseProps } from '../Dialog/DialogShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const drawerSides = ['start', 'end'] as const;
/** The edge of the screen it comes from. */
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends DialogBaseProps {
  /** The title of the sheet. */
  title: string;
  /** Shown instead of the title, such as a logo or a back button; the title still names the sheet. */
  head?: ReactNode;
  /** The content, which scrolls. */
  children: ReactNode;
  /** Stays in view at the bottom: what applies the choices. */
  foot?: ReactNode;
  /** The edge of the screen it comes from. */
  side?: DrawerSide | undefined;
}

/** A full-height sheet, on a phone full-width: the mobile menu, the filters. */
export function Drawer({ title, head, children, foot, side = 'end', ...shell }: DrawerProps) {
  return (
    <DialogShell
      {...shell}
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
