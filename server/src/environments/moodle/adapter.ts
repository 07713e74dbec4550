import { z } from 'zod';
import type { EnvironmentAccount, EnvironmentAdapter } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import type { EnvironmentRow } from '../store.ts';
import { complete, readPage, readTopics } from './contents.ts';
import { listCourses } from './courses.ts';
import { enrol } from './enrol.ts';
import { readGrades } from './grades.ts';
import { launch } from './launch.ts';
import { done } from './shapes.ts';
import { baseOf, siteOf } from './site.ts';
import { readSurveys, readTests } from './tests.ts';
import { isClimbing } from './text.ts';
import { askMoodle, fetchFile, passwordTokens } from './web-service.ts';

const siteInfo = z.object({ userid: z.int(), username: z.string(), fullname: z.string() });

/** A Moodle site, by its web services (REST) and with a token for each linked account. */
export const moodleAdapter: EnvironmentAdapter = {
  accountOf,

  signIn: async (environment, username, password) => {
    const { token, signInToken } = await passwordTokens(baseOf(environment), username, password);
    return { ...(await accountOf(environment, token)), signInToken };
  },

  courses: {
    list: listCourses,
    topics: readTopics,
    page: readPage,
    complete,
    opened: async (call, courseid) => {
      await askMoodle(siteOf(call), done, 'core_course_view_course', { courseid });
    },
    tests: readTests,
    surveys: readSurveys,
    grades: readGrades,
    launch,
    file: async ({ environment, account }, path) => {
      if (isClimbing(path)) throw new EnvironmentError('missing', 'no file of the site');
      return await fetchFile({ base: baseOf(environment), token: account.token }, path);
    },
    enrol: async (environment, token, who, courseId) =>
      await enrol({ base: baseOf(environment), token }, who, courseId),
  },
};

async function accountOf(environment: EnvironmentRow, token: string): Promise<EnvironmentAccount> {
  const site = { base: baseOf(environment), token };
  const info = await askMoodle(site, siteInfo, 'core_webservice_get_site_info');
  return { id: String(info.userid), name: info.username, token };
}
