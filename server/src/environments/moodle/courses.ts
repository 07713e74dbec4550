import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { EnvironmentCall, EnvironmentCourse } from '../environment.ts';
import { ifTold, shownHtml, siteOf } from './site.ts';
import { gradeItems } from './shapes.ts';
import { dayOf, filePath, momentOf, nameOf } from './text.ts';
import { askMoodle, type Site } from './web-service.ts';

const moment = z.int().nullable().optional();
const listedCourses = z.array(
  z.object({
    id: z.int(),
    shortname: z.string(),
    displayname: z.string(),
    summary: z.string().nullable().optional(),
    courseimage: z.string().nullable().optional(),
    progress: z.number().nullable().optional(),
    completed: z.boolean().nullable().optional(),
    showgrades: z.boolean().optional(),
    startdate: moment,
    enddate: moment,
    hidden: z.boolean().optional(),
  }),
);
const recentCourses = z.array(z.object({ id: z.int(), timeaccess: moment }));
const events = z.object({
  events: z.array(
    z.object({
      id: z.int(),
      activityname: z.string().nullable().optional(),
      name: z.string(),
      timesort: z.int(),
      course: z.object({ id: z.int() }).optional(),
    }),
  ),
});
const totals = z.object({
  grades: z.array(z.object({ courseid: z.int(), rawgrade: z.string().nullable() })),
});

/** How many things that are due the dashboard is told of. */
const mostDue = 20;
/** Out of how much a learner's total is: of what has been graded for them by now, so that it changes with each new mark. */
const maxima = new LRUCache<string, number>({ max: 20_000, ttl: 6 * 3_600_000 });

/** The learner's courses, with how far they are, what they opened last and what is due. */
export async function listCourses(call: EnvironmentCall): Promise<EnvironmentCourse[]> {
  const site = siteOf(call);
  const userid = call.account.id;
  const timesortfrom = Math.floor(Date.now() / 1000);
  const [courses, recent, due, grades] = await Promise.all([
    askMoodle(site, listedCourses, 'core_enrol_get_users_courses', { userid }),
    ifTold(askMoodle(site, recentCourses, 'core_course_get_recent_courses', { userid })),
    ifTold(
      askMoodle(site, events, 'core_calendar_get_action_events_by_timesort', {
        timesortfrom,
        limitnum: mostDue,
      }),
    ),
    ifTold(askMoodle(site, totals, 'gradereport_overview_get_course_grades', { userid })),
  ]);
  const opened = new Map(recent?.map(({ id, timeaccess }) => [id, momentOf(timeaccess)]));
  return await Promise.all(
    courses
      .filter(({ hidden }) => hidden !== true)
      .map(async (course) => {
        const showsGrades = course.showgrades !== false;
        const total = grades?.grades.find(({ courseid }) => courseid === course.id)?.rawgrade ?? null;
        return {
          id: course.id,
          shortname: nameOf(course.shortname),
          title: nameOf(course.displayname),
          summary: shownHtml(call, course.summary ?? ''),
          url: `${site.base}/course/view.php?id=${course.id}`,
          image: pictureOf(course.courseimage, site),
          progress: course.progress == null ? null : Math.round(course.progress),
          isCompleted: course.completed === true,
          from: dayOf(course.startdate),
          to: dayOf(course.enddate),
          lastOpened: opened.get(course.id) ?? null,
          showsGrades,
          percent:
            showsGrades && total !== null ? await percentOf(site, userid, course.id, Number(total)) : null,
          deadlines: (due?.events ?? []).flatMap((event) =>
            event.course?.id === course.id
              ? [
                  {
                    id: event.id,
                    title: nameOf(event.activityname ?? event.name),
                    at: new Date(event.timesort * 1000).toISOString(),
                  },
                ]
              : [],
          ),
        };
      }),
  );
}

/** The pattern that Moodle makes for a course without a picture is no file of it; ours is shown. */
function pictureOf(url: string | null | undefined, { base }: Site): string | null {
  const path = filePath(url, base);
  return path?.includes('/course/generated/') === true ? null : path;
}

/** The overview tells a total without saying out of how much. */
async function percentOf(
  site: Site,
  userid: string,
  courseid: number,
  total: number,
): Promise<number | null> {
  const key = `${site.base} ${userid} ${courseid} ${total}`;
  const most = maxima.get(key) ?? (await ifTold(totalOf(site, userid, courseid)));
  if (most === undefined || most <= 0) return null;
  maxima.set(key, most);
  return Math.min(100, Math.max(0, (total / most) * 100));
}

async function totalOf(site: Site, userid: string, courseid: number): Promise<number> {
  const answer = await askMoodle(site, gradeItems, 'gradereport_user_get_grade_items', { userid, courseid });
  const total = answer.usergrades[0]?.gradeitems.find(({ itemtype }) => itemtype === 'course');
  return total?.grademax ?? 0;
}
