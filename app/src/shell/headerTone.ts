import type { HeaderTone } from '@medeina/design-system/domain/Header';
import { createContext, use, useEffect } from 'react';

/** Tells the header which of its tones stands on what lies under it. */
export const HeaderToneContext = createContext<(tone: HeaderTone) => void>(() => undefined);

/** `light` text over a dark picture, `dark` over a bright one; for as long as the page is shown. */
export function useHeaderTone(tone: HeaderTone): void {
  const set = use(HeaderToneContext);
  useEffect(() => {
    set(tone);
    return () => set('light');
  }, [set, tone]);
}
