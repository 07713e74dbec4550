export * from './GrowthRings.tsx';
