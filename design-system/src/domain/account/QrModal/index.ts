export { QrModal } from './QrModal.tsx';
export type { QrModalProps } from './QrModal.tsx';
export type { QrModalWord } from './QrModal.words.ts';
