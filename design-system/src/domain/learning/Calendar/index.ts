export { Calendar } from './Calendar.tsx';
export type { CalendarEvent, CalendarProps, CalendarSpan } from './Calendar.tsx';
export type { CalendarWord } from './Calendar.words.ts';
export type { Day } from './days.ts';
