import type { Language } from '@medeina/contract';
import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { message } from '../../platform/messages.ts';
import type { SessionDay } from './store.ts';

/** How often a calendar may be asked for again, in seconds. */
const refreshSeconds = 6 * 3600;

/**
 * Practical sessions as iCalendar: an event a day, its times in UTC, so that no table of summer times can be wrong. An event
 * keeps its id while its day is moved, so calendars move it too.
 */
export function calendarOf(days: readonly SessionDay[], language: Language, publicUrl: string): string {
  const calendar = new ICalCalendar({
    name: message(language, 'calendar.name'),
    prodId: { company: 'Medeina', product: 'Medeina', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  const host = new URL(publicUrl).hostname;
  for (const day of days) {
    const url = `${publicUrl}/course/${day.course_id}/general`;
    const place = [day.location_name, day.location_address, day.city].filter((part) => part !== null);
    calendar.createEvent({
      id: `session-${day.product_id}-${day.position}@${host}`,
      start: day.starts_at,
      end: day.ends_at,
      summary:
        day.days === 1
          ? day.title
          : message(language, 'calendar.day', { title: day.title, day: day.position + 1, days: day.days }),
      // The city may stand in the address already.
      location: place.filter((part, index) => place.indexOf(part) === index).join(', '),
      description: message(language, 'calendar.course', { url }),
      url,
    });
  }
  return calendar.toString();
}
