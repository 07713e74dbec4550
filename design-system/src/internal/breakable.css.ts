import { primitiveStyle } from '../styles/layered.ts';

/** Goes to a line of its own as a whole, and breaks inside only where that line is too short for it. */
export const whole = primitiveStyle({ display: 'inline-block', textDecoration: 'inherit' });
