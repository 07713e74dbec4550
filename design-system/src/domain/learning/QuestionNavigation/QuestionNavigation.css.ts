import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { color, font, fontSize, media, motion, radius } from '../../../styles/vars.ts';

export const done = domainStyle({ margin: '0 0 10px', fontSize: fontSize.small, color: color.textMuted });

export const grid = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))',
  gap: '8px',
  maxWidth: '40rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = domainStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '56px',
  padding: '4px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  fontFamily: font.numbers,
  fontSize: fontSize.ui,
  fontWeight: 560,
  lineHeight: 1.2,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { borderColor: color.text },
    // A second edge, so that the current one is not told by colour alone.
    '&[aria-current]': { borderColor: color.accent, boxShadow: `inset 0 0 0 2px ${color.accent}` },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const states = domainVariants({
  unanswered: { borderStyle: 'dashed', color: color.textMuted },
  answered: { background: color.accentSoft },
  correct: { background: color.successSoft },
  partly: { background: color.warningSoft },
  wrong: { background: color.dangerSoft },
  marking: { background: color.infoSoft },
});

export const inks = domainVariants({
  unanswered: { color: color.textMuted },
  answered: { color: color.accentText },
  correct: { color: color.success },
  partly: { color: color.warning },
  wrong: { color: color.danger },
  marking: { color: color.info },
});

export const icon = domainStyle({ display: 'inline-flex' });
export const flag = domainStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '3px',
  display: 'inline-flex',
});
