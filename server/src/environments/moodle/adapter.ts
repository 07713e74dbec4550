import { decodeHTML } from 'entities';
import { z } from 'zod';
import { plainText } from '../../platform/plain-text.ts';
import { type EnvironmentAdapter, EnvironmentError } from '../environment.ts';
import type { EnvironmentRow } from '../store.ts';
import { askMoodle, passwordToken } from './web-service.ts';

const siteInfo = z.object({ userid: z.int(), username: z.string(), fullname: z.string() });

/** Times are seconds, and 0 or null means never. */
const moment = z.int().nullable().optional();
const listedCourses = z.array(
  z.object({
    id: z.int(),
    shortname: z.string(),
    displayname: z.string(),
    progress: z.number().nullable().optional(),
    completed: z.boolean().nullable().optional(),
    startdate: moment,
    enddate: moment,
    hidden: z.boolean().optional(),
  }),
);

/** A Moodle site, by its web services (REST) and with a token for each linked account. */
export const moodleAdapter: EnvironmentAdapter = {
  accountOf: account,

  signIn: async (environment, username, password) =>
    await account(environment, await passwordToken(baseOf(environment), username, password)),

  courses: async (environment, { id, token }) => {
    const base = baseOf(environment);
    const courses = await askMoodle(base, token, listedCourses, 'core_enrol_get_users_courses', {
      userid: id,
    });
    return courses
      .filter(({ hidden }) => hidden !== true)
      .map((course) => ({
        id: course.id,
        shortname: nameOf(course.shortname),
        title: nameOf(course.displayname),
        url: `${base}/course/view.php?id=${course.id}`,
        progress: course.progress == null ? null : Math.round(course.progress),
        isCompleted: course.completed === true,
        from: dayOf(course.startdate),
        to: dayOf(course.enddate),
      }));
  },
};

async function account(environment: EnvironmentRow, token: string) {
  const info = await askMoodle(baseOf(environment), token, siteInfo, 'core_webservice_get_site_info', {});
  return { id: String(info.userid), name: info.username, token };
}

function baseOf({ id, address }: EnvironmentRow): string {
  if (address === null) throw new EnvironmentError('away', `the environment ${id} has no address`);
  return address.replace(/\/+$/, '');
}

/** Names are HTML: escaped, and with whatever an author put into them. */
function nameOf(html: string): string {
  return decodeHTML(plainText(html));
}

function dayOf(seconds: number | null | undefined): string | null {
  return seconds == null || seconds === 0 ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
}
