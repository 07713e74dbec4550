import { useState } from 'react';

/** Open until its place changes, such as the path of the page: a menu closes when one goes elsewhere. */
export function useOpenHere(place: string | undefined) {
  const [openAt, setOpenAt] = useState<{ place: string | undefined }>();
  const open = openAt !== undefined && openAt.place === place;
  const setOpen = (next: boolean) => {
    setOpenAt(next ? { place } : undefined);
  };
  return [open, setOpen] as const;
}
