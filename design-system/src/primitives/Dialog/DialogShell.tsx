import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { X } from 'lucide-react';
import { useOpenState } from '../../internal/openState.ts';
import type { OpenProps } from '../../internal/openState.ts';
import { useReturnFocus } from '../../internal/returnFocus.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina, usePortal } from '../../styles/provider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { overlay } from './Dialog.css.ts';

/** What dialogs of all kinds take; the id, the attributes and the ref are those of the box. */
export interface DialogBaseProps extends OpenProps, RootProps<HTMLDivElement> {
  /** The button that opens it, if the parent does not. */
  trigger?: ReactElement | undefined;
}

interface DialogShellProps extends DialogBaseProps {
  /** An `alertdialog` waits for an answer: an outside press does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  className: string;
  /** Has a description; without one Radix would warn. */
  described: boolean;
  /** The overlay scrolls rather than the box. */
  inOverlay: boolean;
  /** What takes the focus on opening; by default the first control, but no button of the actions. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

/**
 * Esc first closes what is open inside: the list of a combobox, a menu or another native popover. One of the page around it,
 * such as a notice that stays, has nothing to do with it.
 */
function isForInside({ target }: KeyboardEvent) {
  return (
    target instanceof Element &&
    (target.closest(':popover-open') !== null ||
      target.closest('[role$="dialog"]')?.querySelector(':popover-open') != null ||
      target.matches('[role="combobox"]:is([aria-expanded="true"], [data-shown]):not([data-always-open])'))
  );
}

/** Using an alert over the dialog must not close the dialog. */
function isOnAlert(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-medeina-alert]') !== null;
}

const controls = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** An Enter that comes too early must do nothing: the box takes the focus where only actions could. */
function firstFocus(box: HTMLElement) {
  const first = box.querySelector(controls);
  return first?.closest('[data-dialog-actions]') === null ? null : box;
}

/** What dialogs and drawers share: the trigger, the overlay, and the focus trapped and returned. */
export function DialogShell({
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  role,
  className,
  described,
  inOverlay,
  initialFocus,
  children,
  ...root
}: DialogShellProps) {
  const portal = usePortal();
  const returnFocus = useReturnFocus();
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const box = (
    <Radix.Content
      {...root}
      {...returnFocus}
      {...(role !== undefined && { role })}
      className={className}
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        const { currentTarget } = event;
        if (!(currentTarget instanceof HTMLElement)) return;
        const target = initialFocus?.() ?? firstFocus(currentTarget);
        if (target === null) return;
        event.preventDefault();
        target.focus();
      }}
      onEscapeKeyDown={(event) => {
        if (isForInside(event)) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        if (role === 'alertdialog' || isOnAlert(event.target)) event.preventDefault();
      }}
      {...(!described && { 'aria-describedby': undefined })}
    >
      {children}
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={portal}>
        {inOverlay ? (
          <Radix.Overlay
            className={overlay}
            onMouseDown={(event) => {
              // A press beside a question neither closes it nor takes the focus away.
              if (role === 'alertdialog' && event.target === event.currentTarget) event.preventDefault();
            }}
          >
            {box}
          </Radix.Overlay>
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
