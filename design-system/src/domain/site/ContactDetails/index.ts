export * from './ContactDetails.tsx';
