export { AppDownloadNotice } from './AppDownloadNotice.tsx';
export type { AppDownloadLink, AppDownloadNoticeProps } from './AppDownloadNotice.tsx';
export type { AppDownloadNoticeWord } from './AppDownloadNotice.words.ts';
