import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { usePlacedPopover } from '../../internal/usePlacedPopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { panel } from '../DropdownMenu/DropdownMenu.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

/** Props for the button that opens the popover. */
export interface PopoverTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps {
  /** The title of the popover. */
  title: string;
  /** Renders the button; spread the props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** The content; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | undefined;
}

/**
 * More content beside its button, with the page still usable. A native popover: never clipped; Esc, its close button
 * and an outside press close it, and the focus returns.
 */
export function Popover({ title, trigger, children, align = 'start' }: PopoverProps) {
  const { texts } = useMedeina();
  const { id, open, onToggle, close } = usePlacedPopover(align);

  useEffect(() => {
    if (open) document.getElementById(id)?.focus({ preventScroll: true });
  }, [open, id]);

  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
      })}
      {/* Only closes when the focus leaves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={classes(panel, styles.popover)}
        onToggle={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          close();
        }}
        onBlur={(event) => {
          // Closes when Tab leaves it; the browser handles outside presses and other windows.
          const next = event.relatedTarget;
          if (next instanceof Element && !event.currentTarget.contains(next))
            document.getElementById(id)?.hidePopover();
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
