export { GradeTable, GradeTableSkeleton, GradesNotAllowed } from './GradeTable.tsx';
export type {
  GradeCategory,
  GradeFigures,
  GradeItem,
  GradesNotAllowedProps,
  GradeTableLabels,
  GradeTableProps,
} from './GradeTable.tsx';
