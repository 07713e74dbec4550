export { GradeTable, GradeTableSkeleton, GradesNotAllowed } from './GradeTable.tsx';
export type {
  GradeCategory,
  GradeFigures,
  GradeItem,
  GradeTotal,
  GradesNotAllowedProps,
  GradeTableProps,
} from './GradeTable.tsx';
export type { GradeTableWord } from './GradeTable.words.ts';
