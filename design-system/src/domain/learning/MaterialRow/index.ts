export { MaterialRow, completionKinds } from './MaterialRow.tsx';
export type { CompletionKind, MaterialRowProps } from './MaterialRow.tsx';
export { MaterialSection, MaterialSectionSkeleton } from './MaterialSection.tsx';
export type { MaterialSectionProps } from './MaterialSection.tsx';
export { materialTypes } from '../../support/materials.ts';
export type { MaterialType } from '../../support/materials.ts';
export type { MaterialRowWord } from './MaterialRow.words.ts';
