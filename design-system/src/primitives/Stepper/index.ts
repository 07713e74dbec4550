export * from './Stepper.tsx';
export type { StepperWord } from './Stepper.words.ts';
