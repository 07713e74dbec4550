export * from './ClientLogos.tsx';
