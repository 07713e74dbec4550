import { z } from 'zod';
import { dataOf } from '../common.ts';
import { personal, publicRead } from '../endpoint.ts';

/** The address of one's calendar; null where there is none. */
const calendarFeed = z.object({
  url: z.url().nullable().describe('An iCal address that opens without a login: whoever has it reads along.'),
});

/** Calls about the calendar of practical sessions. */
export const calendarRows = {
  'learning.calendar.address': {
    ...personal,
    summary: 'The private address of the person’s calendar, if they have made one.',
    responses: { 200: dataOf(calendarFeed) },
    failures: [],
  },
  'learning.calendar.share': {
    ...personal,
    summary: 'Makes a private address for the person’s calendar; one that is there already stays.',
    responses: { 200: dataOf(calendarFeed) },
    failures: [],
  },
  'learning.calendar.revoke': {
    ...personal,
    summary: 'Revokes the address: it answers nobody any more, and the next one is another.',
    responses: { 200: dataOf(calendarFeed) },
    failures: [],
  },
  'learning.calendar.feed': {
    ...publicRead,
    summary:
      'The practical sessions of a person’s courses as iCalendar, in the person’s language. 404 for an address that is unknown or revoked.',
    params: z.object({ token: z.string().min(1).max(200) }),
    responses: { 200: z.unknown() },
    failures: [404],
    produces: 'text/calendar',
  },
} as const;
