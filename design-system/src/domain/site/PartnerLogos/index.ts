export * from './PartnerLogos.tsx';
