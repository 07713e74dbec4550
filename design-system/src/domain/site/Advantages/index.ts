export * from './Advantages.tsx';
export { SkillRings } from './SkillRings.tsx';
export type { SkillRingsProps } from './SkillRings.tsx';
