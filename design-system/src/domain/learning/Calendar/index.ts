export { Calendar } from './Calendar.tsx';
export type { CalendarEvent, CalendarLabels, CalendarProps, CalendarSpan } from './Calendar.tsx';
export type { Day } from './days.ts';
