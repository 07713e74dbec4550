export { LecturerList } from './LecturerList.tsx';
export type { Lecturer, LecturerListProps } from './LecturerList.tsx';
