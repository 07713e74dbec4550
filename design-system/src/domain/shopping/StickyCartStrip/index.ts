export { StickyCartStrip } from './StickyCartStrip.tsx';
export type { StickyCartStripProps } from './StickyCartStrip.tsx';
export type { StickyCartStripWord } from './StickyCartStrip.words.ts';
