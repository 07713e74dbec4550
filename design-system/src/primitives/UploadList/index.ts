export * from './UploadList.tsx';
export type { UploadListWord } from './UploadList.words.ts';
