import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useReturnFocus } from '../../internal/returnFocus.ts';
import { useMedeina, usePortal } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { overlay } from './Dialog.css.ts';

export interface DialogShellProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  /** Of the box itself. */
  className: string;
  /** There is a description inside; without one Radix must not warn of its absence. */
  described: boolean;
  /** The box scrolls with the page of its overlay, rather than in itself. */
  inOverlay: boolean;
  children: ReactNode;
}

/**
 * What is open inside has Esc first: the list of a combobox, even one that has only something to say, a menu or another
 * popover of the platform.
 */
function isForInside({ target }: KeyboardEvent) {
  return (
    document.querySelector(':popover-open') !== null ||
    (target instanceof Element &&
      target.matches('[role="combobox"]:is([aria-expanded="true"], [data-shown])'))
  );
}

/** An alert over the dialog is closed, or followed, without closing the dialog under it. */
function isOnAlert(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-medeina-alert]') !== null;
}

/** What a dialog and a drawer share: the way in, the dark page behind, the held focus and its way back. */
export function DialogShell({
  open,
  onOpenChange,
  trigger,
  className,
  described,
  inOverlay,
  children,
}: DialogShellProps) {
  const portal = usePortal();
  const returnFocus = useReturnFocus();
  const box = (
    <Radix.Content
      {...returnFocus}
      className={className}
      onEscapeKeyDown={(event) => {
        if (isForInside(event)) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        if (isOnAlert(event.target)) event.preventDefault();
      }}
      {...(!described && { 'aria-describedby': undefined })}
    >
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portal}>
        {inOverlay ? (
          <Radix.Overlay className={overlay}>{box}</Radix.Overlay>
        ) : (
          <>
            <Radix.Overlay className={overlay} />
            {box}
          </>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The cross of a dialog or a drawer. */
export function DialogClose() {
  const { texts } = useMedeina();
  return (
    <Radix.Close asChild>
      <IconButton icon={X} label={texts.close} tip="none" />
    </Radix.Close>
  );
}
