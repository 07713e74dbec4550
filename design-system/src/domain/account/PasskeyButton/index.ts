export * from './PasskeyButton.tsx';
