import { primitiveVariants } from '../styles/layered.ts';
import { space } from '../styles/vars.ts';

/** The gap of a flex or grid box, by step of the space scale. */
export const gaps = primitiveVariants({
  0: { gap: space[0] },
  4: { gap: space[4] },
  8: { gap: space[8] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  20: { gap: space[20] },
  24: { gap: space[24] },
  32: { gap: space[32] },
  40: { gap: space[40] },
  48: { gap: space[48] },
  56: { gap: space[56] },
  64: { gap: space[64] },
  80: { gap: space[80] },
});
