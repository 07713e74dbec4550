export { CertificateDetail, CertificateDetailSkeleton, CertificatePaper } from './CertificateDetail.tsx';
export type { CertificateDetailProps, CertificatePaperProps } from './CertificateDetail.tsx';
export type { CertificateDetailWord } from './CertificateDetail.words.ts';
