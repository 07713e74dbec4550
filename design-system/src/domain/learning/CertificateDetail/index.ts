export { CertificateDetail, CertificateDetailSkeleton, CertificatePaper } from './CertificateDetail.tsx';
export type { CertificateDetailProps, CertificateFact, CertificatePaperProps } from './CertificateDetail.tsx';
