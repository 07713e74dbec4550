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
  className: string;
  /** Has a description; without one Radix would warn. */
  described: boolean;
  /** The overlay scrolls rather than the box. */
  inOverlay: boolean;
  children: ReactNode;
}

/** Esc first closes what is open inside: the list of a combobox, a menu or another native popover. */
function isForInside({ target }: KeyboardEvent) {
  return (
    document.querySelector(':popover-open') !== null ||
    (target instanceof Element &&
      target.matches('[role="combobox"]:is([aria-expanded="true"], [data-shown])'))
  );
}

/** Using an alert over the dialog must not close the dialog. */
function isOnAlert(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-medeina-alert]') !== null;
}

/** What dialogs and drawers share: the trigger, the overlay, and the focus trapped and returned. */
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

/** The close button of a dialog or drawer. */
export function DialogClose() {
  const { texts } = useMedeina();
  return (
    <Radix.Close asChild>
      <IconButton icon={X} label={texts.close} tip="none" />
    </Radix.Close>
  );
}
