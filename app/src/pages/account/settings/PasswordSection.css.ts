import { appStyle } from '@medeina/design-system/styles/layered.ts';
import { media, space } from '@medeina/design-system/styles/vars.ts';

/** The button beside the field, below it on a phone. */
export const current = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On the line of the field, below its label, also while an error stands under the field. */
export const verify = appStyle({
  display: 'grid',
  paddingBlockStart: '27px',
  '@media': { [media.mobile]: { paddingBlockStart: 0 } },
});

/** As wide as its words. */
export const passkey = appStyle({ display: 'flex' });
