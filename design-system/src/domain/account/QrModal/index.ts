export { QrModal } from './QrModal.tsx';
export type { QrModalProps, QrStep } from './QrModal.tsx';
