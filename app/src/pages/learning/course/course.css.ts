import { appGlobal, appStyle } from '@medeina/design-system/styles/layered.ts';
import { typography } from '@medeina/design-system/styles/typography.ts';
import { color, layout, media } from '@medeina/design-system/styles/vars.ts';

export const body = appStyle({
  paddingBlock: `32px ${layout.section}`,
  '@media': { [media.mobile]: { paddingTop: '16px' } },
});

export const unsent = appStyle({ marginBottom: '24px' });

export const topics = appStyle({
  minWidth: 0,
  '@media': { [media.tabletUp]: { position: 'sticky', top: '24px' } },
});
/** On a phone the title leads to the topics: the lesson has the screen. */
export const besideLesson = appStyle({ '@media': { [media.mobile]: { display: 'none' } } });
/** Sections and the navigation bring the space above them. */
export const content = appStyle({ minWidth: 0 });
export const topicPart = appStyle({ selectors: { '* + &': { marginTop: '36px' } } });
export const topicHead = appStyle({ display: 'grid', gap: '4px' });
export const topicText = appStyle({ marginTop: '12px' });

export const view = appStyle({ display: 'grid', gap: '20px', minWidth: 0 });
export const viewHead = appStyle({ display: 'grid', gap: '4px' });
export const viewFoot = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  paddingBlock: '20px',
  borderBlock: `1px solid ${color.border}`,
});
/** On a phone what comes next stays in sight. */
export const lessonFoot = appStyle({
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      bottom: 'var(--medeina-foot, 0px)',
      zIndex: 1,
      gap: '8px',
      marginInline: `calc(-1 * ${layout.gutter})`,
      padding: `10px ${layout.gutter} max(10px, env(safe-area-inset-bottom))`,
      background: color.bg,
    },
  },
});
appGlobal(`${lessonFoot} > :is(a, button)`, { '@media': { [media.mobile]: { flex: '1 1 8rem' } } });
// What takes the focus is not behind it, nor behind the bar of tabs below it.
appGlobal(`:root:has(${lessonFoot})`, { '@media': { [media.mobile]: { scrollPaddingBottom: '190px' } } });

export const practiceLine = appStyle({ display: 'flex', alignItems: 'flex-start', gap: '8px', margin: 0 });

export const resume = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '24px',
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const finished = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '24px 40px',
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const resumeWords = appStyle({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const finishedActions = appStyle({ marginBlock: '12px 8px' });

export const generalMain = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const part = appStyle({ display: 'grid', gap: '16px', minWidth: 0, overflowWrap: 'anywhere' });
export const topicProgress = appStyle({ display: 'grid', gap: '8px' });
export const topicProgressWords = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  lineHeight: 1.4,
});

export const earlier = appStyle({
  display: 'grid',
  gap: '8px',
  marginTop: '8px',
  padding: 0,
  listStyle: 'none',
});

export const facts = appStyle({ display: 'grid', marginTop: '8px' });
export const fact = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  padding: '12px 0',
  borderTop: `1px solid ${color.border}`,
  lineHeight: 1.4,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const factName = appStyle({ ...typography.small, color: color.textMuted });
export const factValue = appStyle({
  // Goes below its name before a word of it breaks.
  flex: '1 1 7em',
  textAlign: 'end',
  fontWeight: 560,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const practice = appStyle({
  display: 'grid',
  gap: '24px 40px',
  alignItems: 'start',
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)' } },
});
export const sessions = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const session = appStyle({
  display: 'grid',
  gap: '4px',
  paddingBlock: '14px',
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});
export const sessionHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

export const activity = appStyle({
  display: 'grid',
  gap: '24px',
  maxWidth: '48rem',
  paddingBlock: `32px ${layout.section}`,
  '@media': { [media.mobile]: { paddingTop: '16px' } },
});
/** As high as its document says; the outline of a focus within needs the negative margin. */
export const frame = appStyle({
  display: 'block',
  width: 'calc(100% + 16px)',
  marginInline: '-8px',
  border: 0,
  backgroundColor: 'transparent',
});
