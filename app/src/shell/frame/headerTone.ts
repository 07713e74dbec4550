import type { HeaderTone } from '@medeina/design-system/domain/Header';
import { createContext, use, useEffect } from 'react';

/** Tells the header which of its tones stands on what lies under it; undefined: no longer known. */
export const HeaderToneContext = createContext<(tone: HeaderTone | undefined) => void>(() => undefined);

/** `light` text over a dark picture, `dark` over a bright one; for as long as the page is shown. */
export function useHeaderTone(tone: HeaderTone): void {
  const set = use(HeaderToneContext);
  useEffect(() => {
    set(tone);
    return () => set(undefined);
  }, [set, tone]);
}
