export { ResourceView } from './ResourceView.tsx';
export type { ResourceViewProps } from './ResourceView.tsx';
export type { ResourceViewWord } from './ResourceView.words.ts';
