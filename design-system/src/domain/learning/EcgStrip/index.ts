export * from './EcgStrip.tsx';
