import { color } from './vars.ts';

/** The focus ring: 3 px, 2 px away, in the shape of the control. Never removed, never a change of colour alone. */
export const focusRing = { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } as const;

/** The ring as the selector that most controls need. */
export const focusVisible = { '&:focus-visible': focusRing } as const;
