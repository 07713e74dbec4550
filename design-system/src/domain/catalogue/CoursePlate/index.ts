export { CoursePlate, plateRatios } from './CoursePlate.tsx';
export type { CoursePlateProps, PlateImage, PlateRatio } from './CoursePlate.tsx';
export { cropPattern, patternOf, patternScales } from './variation.ts';
export type { PatternScale } from './variation.ts';
