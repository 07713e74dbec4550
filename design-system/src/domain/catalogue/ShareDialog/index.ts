export { ShareDialog } from './ShareDialog.tsx';
export type { ShareDialogProps, ShareTarget } from './ShareDialog.tsx';
