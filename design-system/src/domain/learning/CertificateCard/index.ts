export { CertificateCard, CertificateGrid, CertificateGridSkeleton } from './CertificateCard.tsx';
export type { CertificateCardProps, CertificateGridProps } from './CertificateCard.tsx';
export type { CertificateCardWord } from './CertificateCard.words.ts';
