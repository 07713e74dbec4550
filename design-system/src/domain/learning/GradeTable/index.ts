export { GradeTable, GradeTableSkeleton, GradesNotAllowed } from './GradeTable.tsx';
export type {
  GradeCategory,
  GradeFigures,
  GradeItem,
  GradesNotAllowedProps,
  GradeTableProps,
} from './GradeTable.tsx';
export type { GradeTableWord } from './GradeTable.words.ts';
