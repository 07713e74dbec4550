export * from './ErrorState.tsx';
export * from './OfflineState.tsx';
