import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The sheet of filters on a phone. What is chosen in it is one step in the history, however much it is: the way back
 * leads to the list before it, and closes the sheet if that is still open.
 */
export function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const hasStepped = useRef(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    hasStepped.current = false;
    const close = () => setOpen(false);
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isOpen]);
  /** Asked at each choice: whether it takes the place of the one before it. */
  const isSameStep = useCallback(() => {
    const isSame = isOpen && hasStepped.current;
    hasStepped.current = true;
    return isSame;
  }, [isOpen]);
  return { isOpen, setOpen, isSameStep };
}
