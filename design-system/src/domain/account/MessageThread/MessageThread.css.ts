import { focusVisible } from '../../../styles/focus.ts';
import { domainStyle } from '../../../styles/layered.ts';
import { characters, typography } from '../../../styles/typography.ts';
import { color, fontSize, media, radius } from '../../../styles/vars.ts';

export const thread = domainStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: '16px',
  minWidth: 0,
});

export const head = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingBottom: '16px',
  borderBottom: `1px solid ${color.border}`,
});
export const names = domainStyle({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const subtitle = domainStyle({ ...typography.small, margin: 0, color: color.textMuted });

export const live = domainStyle({ display: 'grid', minWidth: 0, minHeight: 0 });
export const none = domainStyle({ display: 'grid', alignContent: 'center', minHeight: '220px' });

export const list = domainStyle({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  maxHeight: '420px',
  margin: 0,
  padding: '4px',
  listStyle: 'none',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  borderRadius: radius.sm,
  selectors: focusVisible,
});

export const message = domainStyle({ display: 'grid', justifyItems: 'start', gap: '4px', minWidth: 0 });
export const ownMessage = domainStyle({ justifyItems: 'end' });

export const bubble = domainStyle({
  maxWidth: `min(${characters(46)}, 88%)`,
  '@media': { '(max-width: 359px)': { maxWidth: '100%' } },
  margin: 0,
  padding: '12px 16px',
  borderRadius: radius.lg,
  background: color.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const ownBubble = domainStyle({ background: color.accentSoft, color: color.text });
export const time = domainStyle({ ...typography.caption, paddingInline: '4px', color: color.textMuted });

export const form = domainStyle({ display: 'grid', gap: '12px' });

export const conversations = domainStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.border}`,
});

export const conversation = domainStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: '14px 12px',
  border: 0,
  borderBottom: `1px solid ${color.border}`,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { ...focusVisible, '&:hover': { background: color.sunken } },
});
/** Not the soft accent: the initials would not stand out on it. */
export const currentConversation = domainStyle({
  background: color.sunken,
  boxShadow: `inset 3px 0 0 ${color.accent}`,
  '@media': { [media.forced]: { borderInlineStart: '3px solid Highlight' } },
});
export const line = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
});
export const when = domainStyle({ ...typography.caption });
export const last = domainStyle({
  overflow: 'hidden',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const unread = domainStyle({ fontSize: fontSize.caption, fontWeight: 600 });
