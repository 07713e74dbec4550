import { useEffect, useRef } from 'react';
import { useOpenState } from '../../internal/openState.ts';
import type { OpenProps } from '../../internal/openState.ts';

/** Open until its place changes, such as the path of the page: a menu closes when one goes elsewhere. */
export function useOpenHere(place: string | undefined, props: OpenProps = {}) {
  const [open, setOpen] = useOpenState(props);
  const openedAt = useRef(place);
  useEffect(() => {
    if (openedAt.current === place) return;
    openedAt.current = place;
    setOpen(false);
  }, [place, setOpen]);
  return [open, setOpen] as const;
}
