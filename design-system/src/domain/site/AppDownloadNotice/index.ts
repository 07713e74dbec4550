export * from './AppDownloadNotice.tsx';
