export * from './OneTimeCodeInput.tsx';
