import { color } from './vars.ts';

/** The focus ring. Never removed, never only a change of colour. */
export const focusRing = { outline: `3px solid ${color.focus}`, outlineOffset: '2px' } as const;

/** The ring on keyboard focus, as most controls need it. */
export const focusVisible = { '&:focus-visible': focusRing } as const;
