import { domainStyle } from '../../../styles/layered.ts';
import { color, fontSize, largeLetters, layout, media } from '../../../styles/vars.ts';

export const notice = domainStyle({
  background: color.amberSoft,
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
});

export const inner = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(30%, 1fr) auto auto auto',
  alignItems: 'center',
  gap: '0 24px',
  boxSizing: 'border-box',
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  minHeight: '52px',
  marginInline: 'auto',
  padding: `4px ${layout.gutter}`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) 44px',
      gridTemplateAreas: '"words words close" "ways never never"',
      gap: '0 16px',
      paddingBlock: '4px 2px',
    },
  },
  '@container': {
    [largeLetters]: {
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      gridTemplateAreas: '"words close" "ways ways" "never never"',
    },
  },
});

export const words = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  margin: 0,
  '@media': { [media.mobile]: { gridArea: 'words' } },
});
export const icon = domainStyle({ display: 'inline-flex', flex: 'none' });
export const ways = domainStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  '@media': { [media.mobile]: { gridArea: 'ways' } },
});
export const never = domainStyle({
  '@media': { [media.mobile]: { gridArea: 'never', justifySelf: 'end', maxWidth: '100%' } },
  '@container': { [largeLetters]: { justifySelf: 'start' } },
});
export const close = domainStyle({
  marginRight: '-12px',
  '@media': { [media.mobile]: { gridArea: 'close', justifySelf: 'end' } },
});
