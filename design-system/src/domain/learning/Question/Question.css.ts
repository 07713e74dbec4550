import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, font, fontSize, largeLetters, media, motion, radius } from '../../../styles/vars.ts';

export const question = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
  containerType: 'inline-size',
});

export const head = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  paddingBlockEnd: '8px',
  borderBottom: `1px solid ${color.border}`,
});

export const number = domainStyle({ ...typography.h4, margin: 0 });
export const marks = domainStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  fontFamily: font.numbers,
});

export const flag = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  marginInlineStart: 'auto',
  padding: '4px 10px',
  border: '1.5px solid transparent',
  borderRadius: radius.md,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 560,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusVisible,
    '&:hover': { background: color.sunken, color: color.text },
    '&[aria-pressed="true"]': { borderColor: color.borderStrong, color: color.text },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
  '@container': { [largeLetters]: { marginInlineStart: 0 } },
});

export const text = domainStyle({
  maxWidth: characters(66),
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

/** The answer and what was said of it. */
export const body = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
});

// Answers.
export const group = domainStyle({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  selectors: focusVisible,
});

export const options = domainStyle({
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  overflow: 'clip',
});

export const option = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  boxSizing: 'border-box',
  minHeight: '48px',
  padding: '12px 14px',
  lineHeight: 1.45,
  cursor: 'pointer',
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.border}` },
    '&:hover:not(:has(:disabled))': { background: color.sunken },
    '&:has(:checked)': { background: color.accentSoft },
    '&:has(:disabled)': { cursor: 'default' },
    // The ring is the whole row's: the block would clip the control's own.
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const control = domainStyle({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const words = domainStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** What came of an option, after the answer was sent. */
export const mark = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  marginBlockStart: '4px',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.45,
});
export const marksOf = domainVariants({
  correct: { color: color.success },
  missed: { color: color.warning },
  wrong: { color: color.danger },
});
export const markIcon = domainStyle({ display: 'inline-flex', flex: 'none', marginBlockStart: '3px' });
export const why = domainStyle({ marginBlockStart: '2px', color: color.textMuted, fontSize: fontSize.small });
export const grounds = domainVariants({
  correct: { selectors: { '&, &:has(:checked)': { background: color.successSoft } } },
  missed: { selectors: { '&, &:has(:checked)': { background: color.warningSoft } } },
  wrong: { selectors: { '&, &:has(:checked)': { background: color.dangerSoft } } },
});

// Ordering.
export const rows = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  overflow: 'clip',
});

export const row = domainStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: '56px',
  padding: '4px 6px',
  background: color.surface,
  lineHeight: 1.4,
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.border}` },
    '&[data-held]': { background: color.accentSoft },
    '&[data-dragged]': { opacity: 0.5 },
    // Where it would be put.
    '&[data-edge]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: '4px',
      background: color.accent,
    },
    '&[data-edge="top"]::after': { insetBlockStart: 0 },
    '&[data-edge="bottom"]::after': { insetBlockEnd: 0 },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-held]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        '&[data-edge]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
  '@container': { [largeLetters]: { flexWrap: 'wrap' } },
});

export const grip = domainStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: radius.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'grab',
  selectors: {
    ...focusVisible,
    '&:hover': { background: color.sunken, color: color.text },
    '&[aria-pressed="true"]': { borderColor: color.accent, color: color.accentText },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
});

export const place = domainStyle({
  flex: 'none',
  minWidth: '1.6em',
  color: color.textMuted,
  fontFamily: font.numbers,
  textAlign: 'end',
});

export const moves = domainStyle({ display: 'flex', flex: 'none', marginInlineStart: 'auto' });

// Matching.
export const pairs = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

export const pair = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px 20px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${color.border}`,
  borderRadius: radius.xs,
  selectors: {
    '&[data-over]': {
      background: color.accentSoft,
      outline: `2px dashed ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@container': { '(min-width: 34em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const prompt = domainStyle({ minWidth: 0, lineHeight: 1.45, overflowWrap: 'anywhere' });

/** Only for the pointer that can drag: the selects do the same for all. */
export const pool = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.touch]: { display: 'none' } },
});

export const chip = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  boxSizing: 'border-box',
  minHeight: '40px',
  padding: '6px 14px 6px 8px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  cursor: 'grab',
  userSelect: 'none',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[data-used]': { background: color.sunken, borderStyle: 'dashed', color: color.textMuted },
    '&[data-dragged]': { opacity: 0.5 },
  },
});

// Numeric and short text.
export const figure = domainStyle({ maxWidth: '14em' });

// Feedback.
export const feedback = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  boxSizing: 'border-box',
  padding: '16px 18px',
  borderRadius: radius.md,
  lineHeight: 1.5,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const feedbackGrounds = domainVariants({
  correct: { background: color.successSoft },
  partly: { background: color.warningSoft },
  wrong: { background: color.dangerSoft },
  marking: { background: color.infoSoft },
});
export const feedbackInks = domainVariants({
  correct: { color: color.success },
  partly: { color: color.warning },
  wrong: { color: color.danger },
  marking: { color: color.info },
});
export const feedbackIcon = domainStyle({ display: 'inline-flex', flex: 'none', marginBlockStart: '2px' });
export const feedbackBody = domainStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const feedbackHead = domainStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', margin: 0 });
export const feedbackTitle = domainStyle({ fontWeight: 600 });
export const line = domainStyle({ margin: '6px 0 0' });
