export { CertificateCard, CertificateGrid, CertificateGridSkeleton } from './CertificateCard.tsx';
export type { CertificateCardProps } from './CertificateCard.tsx';
