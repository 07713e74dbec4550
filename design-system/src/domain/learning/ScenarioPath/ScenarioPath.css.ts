import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle, domainVariants } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, font, fontSize, media, radius } from '../../../styles/vars.ts';

// Vital signs: one ruled grid.
export const vitals = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: '1px',
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.border,
  overflow: 'clip',
});
export const vital = domainStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  padding: '14px 16px',
  background: color.surface,
});
export const offVital = domainStyle({
  background: color.warningSoft,
  '@media': { [media.forced]: { outline: '2px solid CanvasText', outlineOffset: '-3px' } },
});
export const vitalName = domainStyle({
  fontSize: fontSize.small,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const vitalBody = domainStyle({ display: 'grid', gap: '4px', margin: 0, minWidth: 0 });
export const vitalLine = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
});
export const vitalValue = domainStyle({
  fontFamily: font.numbers,
  fontSize: fontSize.h3,
  fontWeight: 600,
  lineHeight: 1.2,
});
export const vitalUnit = domainStyle({ fontSize: fontSize.small, color: color.text });
export const vitalLevel = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: fontSize.caption,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const offLevel = domainStyle({ color: color.warning, fontWeight: 600 });
export const vitalTrend = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: fontSize.caption,
  lineHeight: 1.35,
});

// The path.
export const scenario = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  minWidth: 0,
});
export const title = domainStyle({ ...typography.h3, margin: 0, overflowWrap: 'anywhere' });
export const step = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  minWidth: 0,
});
export const stepTitle = domainStyle({
  ...typography.h4,
  margin: 0,
  borderRadius: radius.xs,
  selectors: focusVisible,
});
export const text = domainStyle({ maxWidth: characters(66), overflowWrap: 'anywhere' });

export const choices = domainStyle({
  display: 'grid',
  gap: '10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ask = domainStyle({ margin: 0, fontWeight: 600 });
export const choice = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '56px',
  padding: '12px 16px',
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusVisible,
    '&:hover:not([aria-disabled="true"])': { borderColor: color.text, background: color.sunken },
    '&[aria-disabled="true"]': { borderColor: color.border, color: color.textMuted, cursor: 'not-allowed' },
  },
});
export const choiceWords = domainStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The steps that were taken, on a line. */
export const taken = domainStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const past = domainStyle({
  position: 'relative',
  display: 'grid',
  gap: '4px',
  padding: '0 0 18px 32px',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '9px',
      insetBlock: '24px 0',
      width: '2px',
      background: color.border,
    },
    '&:last-child::before': { display: 'none' },
  },
});
export const dot = domainStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '3px',
  display: 'inline-flex',
});
export const dots = domainVariants({
  good: { color: color.success },
  partly: { color: color.warning },
  bad: { color: color.danger },
  plain: { color: color.textMuted },
});
export const pastStep = domainStyle({
  color: color.textMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
export const pastChoice = domainStyle({ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const pastWords = domainStyle({ maxWidth: characters(66), lineHeight: 1.5, overflowWrap: 'anywhere' });

export const outcome = domainStyle({
  display: 'grid',
  gap: '8px',
  padding: '18px 20px',
  borderRadius: radius.lg,
  lineHeight: 1.5,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const outcomes = domainVariants({
  good: { background: color.successSoft },
  partly: { background: color.warningSoft },
  bad: { background: color.dangerSoft },
});
export const outcomeTitle = domainStyle({
  ...typography.h4,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  margin: 0,
  borderRadius: radius.xs,
  selectors: focusVisible,
});
export const score = domainStyle({ margin: 0, fontFamily: font.numbers });
