import { focusRing } from '../../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, font, fontSize, media, motion, radius } from '../../../styles/vars.ts';

export const checklist = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  minWidth: 0,
});
export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 20px',
});
export const title = domainStyle({ ...typography.h3, margin: 0, overflowWrap: 'anywhere' });
export const count = domainStyle({
  color: color.textMuted,
  fontFamily: font.numbers,
  fontSize: fontSize.small,
});
export const group = domainStyle({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const groupTitle = domainStyle({ ...typography.h4, padding: '0 0 8px', overflowWrap: 'anywhere' });

export const rows = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
  containerType: 'inline-size',
});

export const row = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '10px 24px',
  alignItems: 'start',
  padding: '14px 0',
  borderBottom: `1px solid ${color.border}`,
  '@container': { '(min-width: 46em)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const step = domainStyle({ minWidth: 0, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const number = domainStyle({ color: color.textMuted, fontFamily: font.numbers });
export const badge = domainStyle({ display: 'block', marginBlockStart: '4px' });

export const marks = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: '4px',
  minWidth: 0,
  '@container': { '(min-width: 46em)': { display: 'flex' } },
});

export const mark = domainStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '4px 12px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  fontSize: fontSize.small,
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { borderColor: color.border, color: color.textMuted, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

/** The chosen mark: a ground, a thick edge and its icon. */
export const marksOf = domainVariants({
  done: {
    selectors: {
      '&:has(:checked)': {
        background: color.successSoft,
        borderColor: color.success,
        boxShadow: `inset 0 0 0 1px ${color.success}`,
        color: color.success,
      },
    },
  },
  partly: {
    selectors: {
      '&:has(:checked)': {
        background: color.warningSoft,
        borderColor: color.warning,
        boxShadow: `inset 0 0 0 1px ${color.warning}`,
        color: color.warning,
      },
    },
  },
  failed: {
    selectors: {
      '&:has(:checked)': {
        background: color.dangerSoft,
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
        color: color.danger,
      },
    },
  },
  skipped: {
    selectors: {
      '&:has(:checked)': {
        background: color.sunken,
        borderColor: color.text,
        boxShadow: `inset 0 0 0 1px ${color.text}`,
        color: color.text,
      },
    },
  },
});

export const input = domainStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const comment = domainStyle({ gridColumn: '1 / -1', maxWidth: characters(66) });
