import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { activityPage, languageOf } from './pages.ts';
import type { People } from './people.ts';

/** Answers that a Moodle 5.1 site gave, as they were recorded, and files of its courses. */
const folder = fileURLToPath(new URL('../../demo/moodle', import.meta.url));
const recording = z.object({ status: z.int(), body: z.unknown() });
type Recording = z.infer<typeof recording>;
/** The address of the site that was recorded. */
const recordedSite = 'https://moodle.example';

function recorded(name: string): Recording {
  return recording.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** A learner of the stand-in, with what they have done in it since it was started. */
interface Learner {
  readonly username: string;
  /** Whose answers are given. */
  readonly like: 'learner1' | 'learner2';
  readonly id: number;
  /** Completion of activities, by their ids. */
  readonly states: Map<number, number>;
  /** When a browser was last signed in, in milliseconds. */
  keyGivenAt: number;
}

const courseNames: Readonly<Record<string, 'course-a' | 'course-b'>> = { 36: 'course-a', 37: 'course-b' };
/** Keys to sign a browser in with are given once in so many milliseconds. */
const keyEvery = 6 * 60_000;
/** Days until what is due is due: a date of the past would show nothing. */
const dueIn = 6;

/** Stands in for a Moodle site: the calls of its web services that the adapter makes, with answers of a real one. */
export function createMoodle(
  people: People,
): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const learners = new Map<string, Learner>();

  function learnerOf(token: string | null): Learner | undefined {
    const username = /^demo-token-([\w.+-]+)$/.exec(token ?? '')?.[1];
    if (username === undefined) return undefined;
    const known = learners.get(username);
    if (known !== undefined) return known;
    const like = username === 'learner1' ? 'learner1' : 'learner2';
    const id = username === 'learner1' ? 3 : username === 'learner2' ? 4 : 5 + learners.size;
    const learner = { username, like, id, states: new Map(), keyGivenAt: 0 } satisfies Learner;
    learners.set(username, learner);
    return learner;
  }

  return async (path, request, response) => {
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    const base = `http://${request.headers.host ?? '127.0.0.1'}/moodle`;
    const { searchParams } = new URL(request.url ?? '/', base);
    if (/^\/(?:course|mod\/\w+)\/view\.php$/.test(path)) {
      const name = nameOfActivity(Number(searchParams.get('id')));
      const language = languageOf(request.headers['accept-language']?.slice(0, 2));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'sameorigin',
      });
      response.end(activityPage(language, path.startsWith('/mod/') ? name : undefined));
      return;
    }
    if (path === '/admin/tool/mobile/autologin.php') {
      response.writeHead(303, { location: searchParams.get('urltogo') ?? base });
      response.end();
      return;
    }
    if (path.startsWith('/webservice/pluginfile.php/')) {
      sendFile(path, learnerOf(form.get('token')) !== undefined, response);
      return;
    }
    const { status, body } = answer(path, form, request.headers['user-agent'] ?? '');
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    });
    response.end(isText ? body : JSON.stringify(body).replaceAll(recordedSite, base));
  };

  function answer(path: string, form: URLSearchParams, userAgent: string): Recording {
    if (path === '/login/token.php') {
      const person = people.byUsername(form.get('username') ?? '');
      if (person === undefined || person.password !== form.get('password'))
        return recorded('login_token.wrong-password');
      return { status: 200, body: { token: person.moodleToken, privatetoken: person.moodleToken } };
    }
    if (path !== '/webservice/rest/server.php') return { status: 404, body: 'not found' };
    const learner = learnerOf(form.get('wstoken'));
    if (learner === undefined) return recorded('core_webservice_get_site_info.invalid-token');
    const called = calls[form.get('wsfunction') ?? ''];
    return called === undefined
      ? recorded('local_nothing_get_everything.unknown-function')
      : called(learner, form, userAgent);
  }
}

type Call = (learner: Learner, form: URLSearchParams, userAgent: string) => Recording;

const success = { status: 200, body: { status: true, warnings: [] } };

/** What the stand-in answers. What it does not know, a site without that function would not know either. */
const calls: Readonly<Record<string, Call>> = {
  core_webservice_get_site_info: ({ like, id, username }) => {
    const site = recorded(`core_webservice_get_site_info.${like}`);
    return { ...site, body: Object.assign({}, site.body, { userid: id, username }) };
  },
  core_enrol_get_users_courses: (learner) => {
    const answered = recorded(`core_enrol_get_users_courses.${learner.like}`);
    return { ...answered, body: listOf(answered.body).map((course) => withProgress(learner, course)) };
  },
  core_course_get_recent_courses: ({ like }) =>
    recorded(`core_course_get_recent_courses.${like === 'learner1' ? 'learner1' : 'learner2-none'}`),
  core_course_view_course: () => recorded('core_course_view_course.course-a-learner1'),
  core_calendar_get_action_events_by_timesort: ({ like }) => {
    const answered = recorded(`core_calendar_get_action_events_by_timesort.${like}`);
    const at = Math.floor(Date.now() / 86_400_000 + dueIn) * 86_400 + 9 * 3600;
    const { events } = z.object({ events: z.array(z.looseObject({})) }).parse(answered.body);
    return { ...answered, body: { events: events.map((event) => Object.assign(event, { timesort: at })) } };
  },
  gradereport_overview_get_course_grades: ({ like }) =>
    recorded(`gradereport_overview_get_course_grades.${like}`),
  gradereport_user_get_grade_items: ({ like }, form) => {
    const course = courseNames[form.get('courseid') ?? ''];
    if (course === undefined) return recorded('core_course_get_contents.course-not-enrolled');
    const answered = recorded(
      `gradereport_user_get_grade_items.${course}-${course === 'course-b' ? 'learner1' : like}`,
    );
    return like === 'learner2' && course === 'course-b' ? ungraded(answered) : answered;
  },
  core_course_get_contents: (learner, form) => {
    const answered = contentsOf(learner, form.get('courseid'));
    const only = Number(form.get('options[0][value]'));
    if (form.get('options[0][name]') !== 'cmid' || !Array.isArray(answered.body)) return answered;
    return {
      ...answered,
      body: sectionsOf(answered.body).map((section) =>
        Object.assign(section, { modules: section.modules.filter(({ id }) => id === only) }),
      ),
    };
  },
  core_completion_get_activities_completion_status: (learner, form) => {
    const course = courseNames[form.get('courseid') ?? ''];
    if (course === undefined) return recorded('core_course_get_contents.course-not-enrolled');
    const answered = statusesOf(learner, course);
    return { status: 200, body: { statuses: answered, warnings: [] } };
  },
  core_completion_update_activity_completion_status_manually: (learner, form) => {
    const id = Number(form.get('cmid'));
    const status = (['course-a', 'course-b'] as const)
      .flatMap((course) => statusesOf(learner, course))
      .find(({ cmid }) => cmid === id);
    if (status === undefined)
      return recorded('core_completion_update_activity_completion_status_manually.unknown-activity');
    if (status.tracking !== 1)
      return recorded('core_completion_update_activity_completion_status_manually.automatic-activity');
    learner.states.set(id, form.get('completed') === '1' ? 1 : 0);
    return success;
  },
  mod_page_get_pages_by_courses: (_learner, form) => {
    const answered = recorded('mod_page_get_pages_by_courses.both-courses-learner1');
    const { pages } = z.object({ pages: z.array(z.looseObject({ course: z.int() })) }).parse(answered.body);
    const course = Number(form.get('courseids[0]'));
    return { ...answered, body: { pages: pages.filter((page) => page.course === course), warnings: [] } };
  },
  mod_page_view_page: (learner, form) => seen(learner, 'page', form.get('pageid')),
  mod_url_view_url: (learner, form) => seen(learner, 'url', form.get('urlid')),
  mod_resource_view_resource: (learner, form) => seen(learner, 'resource', form.get('resourceid')),
  mod_quiz_get_quizzes_by_courses: (_learner, form) => {
    const answered = recorded('mod_quiz_get_quizzes_by_courses.both-courses-learner1');
    const { quizzes } = z
      .object({ quizzes: z.array(z.looseObject({ course: z.int() })) })
      .parse(answered.body);
    const course = Number(form.get('courseids[0]'));
    return { ...answered, body: { quizzes: quizzes.filter((quiz) => quiz.course === course), warnings: [] } };
  },
  mod_quiz_get_user_quiz_attempts: ({ like }, form) =>
    like === 'learner2'
      ? recorded('mod_quiz_get_user_quiz_attempts.course-a-learner2-none')
      : recorded(
          `mod_quiz_get_user_quiz_attempts.${form.get('quizid') === '136' ? 'course-a' : 'course-b'}-learner1`,
        ),
  mod_feedback_get_feedbacks_by_courses: (_learner, form) =>
    form.get('courseids[0]') === '36'
      ? recorded('mod_feedback_get_feedbacks_by_courses.course-a-learner1')
      : { status: 200, body: { feedbacks: [], warnings: [] } },
  tool_mobile_get_autologin_key: (learner, _form, userAgent) => {
    if (!userAgent.includes('MoodleMobile')) return recorded('tool_mobile_get_autologin_key.not-the-app');
    if (Date.now() - learner.keyGivenAt < keyEvery)
      return recorded('tool_mobile_get_autologin_key.second-call-too-soon');
    learner.keyGivenAt = Date.now();
    return recorded('tool_mobile_get_autologin_key.success');
  },
  core_user_create_users: () => recorded('core_user_create_users.access-exception'),
};

const sectionsShape = z.array(
  z.looseObject({
    modules: z.array(
      z.looseObject({
        id: z.int(),
        modname: z.string(),
        name: z.string(),
        instance: z.int(),
        completiondata: z.looseObject({ state: z.int() }).optional(),
      }),
    ),
  }),
);
const statusesShape = z.object({
  statuses: z.array(
    z.looseObject({
      cmid: z.int(),
      state: z.int(),
      tracking: z.int(),
      instance: z.int(),
      modname: z.string(),
    }),
  ),
});

function sectionsOf(body: unknown) {
  return sectionsShape.parse(body);
}

function listOf(body: unknown) {
  return z.array(z.looseObject({ id: z.int() })).parse(body);
}

/** The second learner has done nothing yet in either course; only the first one's second course was recorded. */
function contentsOf(learner: Learner, courseId: string | null): Recording {
  const course = courseNames[courseId ?? ''];
  if (course === undefined) return recorded('core_course_get_contents.course-not-enrolled');
  const answered = recorded(
    `core_course_get_contents.${course}-${course === 'course-b' ? 'learner1' : learner.like}`,
  );
  const states = new Map(statusesOf(learner, course).map((status) => [status.cmid, status.state]));
  return {
    ...answered,
    body: sectionsOf(answered.body).map((section) =>
      Object.assign(section, { modules: section.modules.map((module) => withState(module, states)) }),
    ),
  };
}

function withState(
  module: z.output<typeof sectionsShape>[number]['modules'][number],
  states: ReadonlyMap<number, number>,
) {
  const state = states.get(module.id);
  if (module.completiondata === undefined || state === undefined) return module;
  const completiondata = { ...module.completiondata, state, isoverallcomplete: state > 0 };
  return { ...module, completiondata };
}

function statusesOf({ like, states }: Learner, course: 'course-a' | 'course-b') {
  const isRecorded = course === 'course-a' || like === 'learner1';
  const answered = recorded(
    `core_completion_get_activities_completion_status.${course}-${isRecorded ? like : 'learner1'}`,
  );
  return statusesShape.parse(answered.body).statuses.map((status) => {
    const state = states.get(status.cmid) ?? (isRecorded ? status.state : 0);
    return Object.assign(status, { state, isoverallcomplete: state > 0 });
  });
}

function withProgress(learner: Learner, course: ReturnType<typeof listOf>[number]) {
  const name = courseNames[course.id];
  if (name === undefined || learner.states.size === 0) return course;
  const statuses = statusesOf(learner, name);
  const done = statuses.filter(({ state }) => state > 0).length;
  return { ...course, progress: (done / statuses.length) * 100, completed: done === statuses.length };
}

/** Opening an activity completes it, where that is what it asks for. */
function seen(learner: Learner, modname: string, instance: string | null): Recording {
  const status = (['course-a', 'course-b'] as const)
    .flatMap((course) => statusesOf(learner, course))
    .find((one) => one.modname === modname && String(one.instance) === instance);
  if (status === undefined) return recorded('mod_page_view_page.learner2-restricted-page');
  if (status.tracking === 2) learner.states.set(status.cmid, Math.max(status.state, 1));
  return recorded('mod_page_view_page.learner1-success');
}

function ungraded(answered: Recording): Recording {
  const { usergrades } = z
    .object({ usergrades: z.array(z.looseObject({ gradeitems: z.array(z.looseObject({})) })) })
    .parse(answered.body);
  const none = { graderaw: null, weightraw: 0, gradeformatted: '-', percentageformatted: '-', feedback: '' };
  return {
    ...answered,
    body: {
      usergrades: usergrades.map((of) =>
        Object.assign(of, { gradeitems: of.gradeitems.map((item) => Object.assign(item, none)) }),
      ),
      warnings: [],
    },
  };
}

function nameOfActivity(id: number): string | undefined {
  for (const name of [
    'core_course_get_contents.course-a-learner1',
    'core_course_get_contents.course-b-learner1',
  ]) {
    const found = sectionsOf(recorded(name).body)
      .flatMap(({ modules }) => modules)
      .find((module) => module.id === id);
    if (found !== undefined) return found.name;
  }
  return undefined;
}

function sendFile(path: string, isKnown: boolean, response: ServerResponse): void {
  const name = basename(decodeURIComponent(path));
  const file = join(folder, 'files', name);
  if (!isKnown) {
    const { status, body } = recorded('webservice_pluginfile.wrong-token');
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
    return;
  }
  const isThere = existsSync(file);
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/octet-stream' });
  response.end(isThere ? readFileSync(file) : undefined);
}
