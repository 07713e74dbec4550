import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';
import { CalendarView, RoomView } from './PracticeView.tsx';

/** The practical room of the learner's group. */
export function Room({ material }: KindProps<'extlmsroom'>) {
  return material.extlmsroom === null ? null : <RoomView material={material} room={material.extlmsroom} />;
}

/** The practical sessions of the course. */
export function Sessions({ course, material, learning }: KindProps<'calendar'>) {
  useOpened(material, true, learning.complete);
  return material.calendar === null ? null : (
    <CalendarView course={course} material={material} calendar={material.calendar} />
  );
}
