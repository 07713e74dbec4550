import type { MouseEvent } from 'react';

/** Tells of a link that was opened, with the middle button too, which opens a tab and is no click to a browser. */
export function opening(onOpen: (() => void) | undefined) {
  return {
    onClick: onOpen,
    onAuxClick: ({ button }: MouseEvent) => {
      if (button === 1) onOpen?.();
    },
  };
}
