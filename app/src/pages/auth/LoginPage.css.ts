import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { fontSize } from '@medeina/design-system/styles/vars.ts';
import { vars } from '@medeina/tokens';

/** Above the form, at the distance that its fields have. */
export const ended = appStyle({ marginBlockEnd: vars.space[20] });

export const password = appStyle({ position: 'relative' });

/** Below the field; beside its label where both have room, also with large letters. It comes after the field all the same. */
export const forgot = appStyle({
  marginBlockStart: vars.space[8],
  '@media': {
    '(min-width: 24em)': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      marginBlockStart: 0,
      // As the label's, so that the two stand on one line.
      fontSize: fontSize.small,
      lineHeight: 1.4,
    },
  },
});
