import type { MouseEvent } from 'react';

/** Handlers for an opened link, including by the middle button, for which no `click` event fires. */
export function opening(onOpen: (() => void) | undefined) {
  return {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) onOpen?.();
    },
  };
}
