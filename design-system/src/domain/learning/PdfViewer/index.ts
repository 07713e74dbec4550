export * from './PdfViewer.tsx';
