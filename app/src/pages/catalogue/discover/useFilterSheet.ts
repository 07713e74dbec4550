import { useCallback, useEffect, useRef, useState } from 'react';

/** The sheet of filters on a phone. All that is chosen in it is one step of the history; going back closes it. */
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
  /** Whether a choice replaces the step of the one before; called at each choice. */
  const isSameStep = useCallback(() => {
    const isSame = isOpen && hasStepped.current;
    hasStepped.current = true;
    return isSame;
  }, [isOpen]);
  return { isOpen, setOpen, isSameStep };
}
