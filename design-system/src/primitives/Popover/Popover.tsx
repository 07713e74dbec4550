import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { OpenProps } from '../../internal/openState.ts';
import type { RootProps } from '../../internal/root.ts';
import { usePopover } from '../../internal/usePopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { panel as panelClass } from '../DropdownMenu/DropdownMenu.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

export const popoverAligns = ['start', 'end'] as const;
/** Which edge of its button it shares. */
export type PopoverAlign = (typeof popoverAligns)[number];

/** The id, the attributes and the ref are those of the panel. */
export interface PopoverProps extends OpenProps, RootProps {
  /** The title of the popover. */
  title: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** The content; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Which edge of its button it shares. */
  align?: PopoverAlign | undefined;
}

/**
 * More content beside its button, with the page still usable. A native popover: never clipped; Esc, its close button
 * and an outside press close it, and the focus returns.
 */
export function Popover({
  title,
  trigger,
  children,
  align = 'start',
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  id: givenId,
  ref,
  ...rest
}: PopoverProps) {
  const { texts } = useMedeina();
  const { id, open, setOpen, close, panel, buttonProps, panelProps } = usePopover({
    id: givenId,
    ref,
    align,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
  });

  const isTabbing = useRef(false);
  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true });
  }, [open, panel]);

  return (
    <>
      <Slot {...buttonProps} aria-haspopup="dialog">
        {trigger}
      </Slot>
      {/* Only closes when the focus leaves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        {...rest}
        {...panelProps}
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={classes(panelClass, styles.popover)}
        onKeyDown={(event) => {
          isTabbing.current = event.key === 'Tab';
        }}
        onBlur={(event) => {
          // Closes when Tab leaves it. The browser handles presses, that of its own button too, and other windows.
          const next = event.relatedTarget;
          const isLeft = isTabbing.current && next instanceof Element && !event.currentTarget.contains(next);
          isTabbing.current = false;
          if (isLeft) setOpen(false);
        }}
      >
        <div className={styles.head}>
          <p id={`${id}-title`} className={styles.title}>
            {title}
          </p>
          <IconButton icon={X} label={texts.close} tip="below-start" onClick={close} />
        </div>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  );
}
