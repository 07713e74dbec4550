export { ShareDialog } from './ShareDialog.tsx';
export type { ShareDialogProps, ShareTarget } from './ShareDialog.tsx';
export type { ShareDialogWord } from './ShareDialog.words.ts';
