import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { vars } from '@medeina/tokens';

/** Above the form, at the distance that its fields have. */
export const ended = appStyle({ marginBlockEnd: vars.space[20] });
