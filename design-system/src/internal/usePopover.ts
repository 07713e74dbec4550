import { useCallback, useEffect, useId, useReducer, useRef } from 'react';
import type { Ref, ToggleEvent } from 'react';
import { focused, treeOf } from './focused.ts';
import { useOpenState } from './openState.ts';
import type { OpenProps } from './openState.ts';
import { place } from './place.ts';
import type { Align } from './place.ts';
import { setRef } from './setRef.ts';

export interface PopoverOptions extends OpenProps {
  /** The id of the panel; a generated one by default. */
  id?: string | undefined;
  align: Align;
  ref?: Ref<HTMLElement> | undefined;
}

function buttonOf(box: HTMLElement) {
  return treeOf(box).querySelector<HTMLElement>(`[popovertarget="${CSS.escape(box.id)}"]`);
}

/** Puts the open panel beside its button, and again whenever the page scrolls or is resized. Returns the clean-up. */
function keepPlaced(box: HTMLElement, align: Align) {
  const settle = () => {
    const from = buttonOf(box);
    if (from !== null) place(box, from.getBoundingClientRect(), align);
  };
  settle();
  window.addEventListener('scroll', settle, { passive: true, capture: true });
  window.addEventListener('resize', settle);
  return () => {
    delete box.dataset['placed'];
    window.removeEventListener('scroll', settle, { capture: true });
    window.removeEventListener('resize', settle);
  };
}

/**
 * What every menu and popover stands on: a native popover beside the button that names it. The platform puts it above
 * everything else, opens it before hydration and closes it on an outside press and when another one opens.
 */
export function usePopover({ id: givenId, align, ref, ...state }: PopoverOptions) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenState(state);
  // The platform has opened or closed it: a parent that holds the state may disagree.
  const [toggles, count] = useReducer((before: number) => before + 1, 0);
  const isMounted = useRef(false);

  useEffect(() => {
    const box = panel.current;
    if (box?.showPopover === undefined) return;
    const isShown = box.matches(':popover-open');
    const isFirst = !isMounted.current;
    isMounted.current = true;
    if (isShown === open) return;
    if (open) box.showPopover();
    // The button may have opened it before hydration.
    else if (isFirst) setOpen(true);
    else box.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- looks again at what the platform did
  }, [open, toggles, setOpen]);

  useEffect(
    () => (open && panel.current !== null ? keepPlaced(panel.current, align) : undefined),
    [open, align],
  );

  /** Closes it; a focus inside goes back to the button. */
  const close = useCallback(() => {
    const box = panel.current;
    if (box?.contains(focused())) buttonOf(box)?.focus();
    box?.hidePopover?.();
    setOpen(false);
  }, [setOpen]);

  useEffect(() => {
    if (!open) return undefined;
    // Wherever the focus is: a menu may have opened under the pointer (WCAG 1.4.13).
    const onEscape = (event: KeyboardEvent) => {
      const isForInner = panel.current?.querySelector(':popover-open') != null;
      if (event.key !== 'Escape' || isForInner) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('keydown', onEscape);
    };
  }, [open, close]);

  return {
    id,
    open,
    setOpen,
    close,
    panel,
    buttonProps: { popoverTarget: id, 'aria-expanded': open, 'aria-controls': id },
    panelProps: {
      id,
      ref: (node: HTMLDivElement | null) => {
        panel.current = node;
        setRef(ref, node);
      },
      popover: 'auto',
      onToggle: (event: ToggleEvent<HTMLElement>) => {
        // Events of popovers inside this one bubble in React.
        if (event.target !== event.currentTarget) return;
        setOpen(event.newState === 'open');
        count();
      },
    },
  } as const;
}
