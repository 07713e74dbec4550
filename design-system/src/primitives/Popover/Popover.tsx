import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { usePlacedPopover } from '../../internal/usePlacedPopover.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { panel } from '../DropdownMenu/DropdownMenu.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popover.css.ts';

/** What the button that opens the popover must carry. */
export interface PopoverTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps {
  /** The name of the popover, in its head. */
  title: string;
  /** Draws the button; spread the props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** The content; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'end' | undefined;
}

/**
 * A little more beside the button that asks for it, while the page stays in reach. The popover is the platform's:
 * never cut by what it opens from; Esc, its cross or a press beside it closes it, and the focus goes back.
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
      {/* What leaves it closes it; it does nothing else itself. */}
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
          // Who goes on with Tab has left it; a press beside it, or another window, is the platform's to judge.
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
