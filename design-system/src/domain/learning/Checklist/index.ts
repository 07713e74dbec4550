export * from './Checklist.tsx';
export type { ChecklistWord } from './Checklist.words.ts';
export * from './Signature.tsx';
export type { SignatureWord } from './Signature.words.ts';
export { isSigned } from './signatures.ts';
export type { SignaturePoint, SignatureStroke, SignatureValue } from './signatures.ts';
