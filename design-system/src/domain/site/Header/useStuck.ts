import { useEffect, useState } from 'react';
// Not imported from the tokens: their table should not be in a page's script.
import { media } from '../../../styles/media.ts';

/** Pixels of scroll after which a phone's header returns. */
const THRESHOLD = 320;

/** True on a phone scrolled past the threshold; false on the server and during hydration. */
export function useStuck(): boolean {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const mobile = window.matchMedia(media.mobile);
    const update = () => setStuck(mobile.matches && window.scrollY > THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    mobile.addEventListener('change', update);
    return () => {
      window.removeEventListener('scroll', update);
      mobile.removeEventListener('change', update);
    };
  }, []);
  return stuck;
}
