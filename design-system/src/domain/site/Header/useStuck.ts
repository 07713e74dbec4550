import { useEffect, useState } from 'react';
// Not from the variables: their table is for style sheets and has no place in a page's script.
import { media } from '../../../styles/media.ts';

/** CSS pixels of scroll after which the header of a phone comes back. */
const THRESHOLD = 320;

/** True on a phone that has scrolled further than the threshold; false on the server and at hydration. */
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
