import { primitiveStyle } from '../styles/layered.ts';

/** Wraps as a whole, and breaks inside only where a line of its own is too short. */
export const whole = primitiveStyle({ display: 'inline-block', textDecoration: 'inherit' });
