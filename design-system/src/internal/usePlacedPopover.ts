import { useEffect, useId, useState } from 'react';
import type { ToggleEvent } from 'react';
import { place } from './place.ts';

function buttonOf(id: string) {
  return document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
}

/** A native popover placed beside its button: it opens before hydration, and closes on Esc or an outside press. */
export function usePlacedPopover(align: 'start' | 'end') {
  const id = useId();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const box = document.getElementById(id);
    if (!open || !box) return undefined;
    const settle = () => {
      const from = buttonOf(id);
      if (from) place(box, from.getBoundingClientRect(), align);
    };
    settle();
    window.addEventListener('scroll', settle, { passive: true, capture: true });
    window.addEventListener('resize', settle);
    return () => {
      delete box.dataset['placed'];
      window.removeEventListener('scroll', settle, { capture: true });
      window.removeEventListener('resize', settle);
    };
  }, [open, align, id]);

  return {
    id,
    open,
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      setOpen(event.newState === 'open');
    },
    show: () => {
      document.getElementById(id)?.showPopover();
    },
    /** Closes it and returns the focus to the button. */
    close: () => {
      document.getElementById(id)?.hidePopover();
      buttonOf(id)?.focus();
    },
  };
}
