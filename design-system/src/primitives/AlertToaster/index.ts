export * from './AlertToaster.tsx';
