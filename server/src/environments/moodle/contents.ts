import type { ActivityKind, EnvironmentCall, EnvironmentMaterial, EnvironmentTopic } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import { z } from 'zod';
import { fileName, ifTold, shownHtml, shownOrNull, siteOf } from './site.ts';
import { contents, done, type MoodleModule, statuses } from './shapes.ts';
import { filePath, nameOf, reasonOf } from './text.ts';
import { askMoodle } from './web-service.ts';

/** What Moodle's activities are to a learner. Whatever else there is, is shown as a page. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  assign: 'dynamic_form',
  attendance: 'calendar',
  bigbluebuttonbn: 'extlmsroom',
  book: 'document',
  certificate: 'certificate',
  choice: 'questionnaire',
  customcert: 'certificate',
  data: 'dynamic_form',
  folder: 'resource',
  forum: 'forum',
  glossary: 'document',
  h5pactivity: 'hvp',
  hvp: 'hvp',
  lesson: 'scenario',
  questionnaire: 'questionnaire',
  resource: 'resource',
  scheduler: 'calendar',
  survey: 'questionnaire',
  wiki: 'document',
  workshop: 'dynamic_form',
};

/** Texts between the activities, which belong to their section. */
const texts = new Set(['label']);

/** The sections of a course with what is in them, how far the learner is, and what is closed and why. */
export async function readTopics(call: EnvironmentCall, courseid: number): Promise<EnvironmentTopic[]> {
  const site = siteOf(call);
  const [sections, states] = await Promise.all([
    askMoodle(site, contents, 'core_course_get_contents', { courseid }),
    // Where completion is switched off there is none to ask for.
    ifTold(
      askMoodle(site, statuses, 'core_completion_get_activities_completion_status', {
        courseid,
        userid: call.account.id,
      }),
    ),
  ]);
  const completed = new Map(states?.statuses.map((status) => [status.cmid, status]));
  return sections.flatMap((section) => {
    const isOpen = section.uservisible !== false;
    const labels = section.modules.filter(({ modname }) => texts.has(modname));
    const description = [section.summary, ...labels.map((label) => label.description)]
      .map((html) => shownHtml(call, html ?? ''))
      .join('');
    const materials = section.modules
      .filter(({ modname }) => !texts.has(modname))
      .map((module) => materialOf(call, module, isOpen, completed.get(module.id)));
    // A section with nothing in it is one that the teacher has not come to.
    if (description === '' && materials.length === 0) return [];
    return [
      {
        id: section.id,
        title: nameOf(section.name),
        description: description === '' ? null : description,
        isOpen,
        closedBecause: isOpen ? null : reasonOf(section.availabilityinfo),
        materials,
      },
    ];
  });
}

function materialOf(
  call: EnvironmentCall,
  module: MoodleModule,
  isSectionOpen: boolean,
  status: z.output<typeof statuses>['statuses'][number] | undefined,
): EnvironmentMaterial {
  const isOpen = isSectionOpen && module.uservisible !== false;
  const [content] = module.contents ?? [];
  const { base } = siteOf(call);
  const path = filePath(content?.fileurl, base);
  const link = module.modname === 'url' ? safeLink(content?.fileurl) : null;
  const isFile = module.modname === 'resource' && path !== null;
  const { completiondata: given } = module;
  const data = given == null || Array.isArray(given) ? undefined : given;
  // Done and failed is done too.
  const state = status?.state ?? data?.state ?? 0;
  const tracking = module.completion ?? status?.tracking;
  return {
    id: module.id,
    module: moduleOf(module.modname, { isFile, isLink: link !== null }),
    kind: kinds[module.modname] ?? 'page',
    title: nameOf(module.name),
    description: shownOrNull(call, module.description),
    completion: tracking === 1 || tracking === 2 ? tracking : 0,
    isCompleted: status?.isoverallcomplete ?? data?.isoverallcomplete ?? state > 0,
    isOpen,
    closedBecause: isOpen ? null : reasonOf(module.availabilityinfo),
    link,
    file: isFile
      ? {
          path,
          name: content?.filename ?? fileName(path),
          mime: content?.mimetype ?? 'application/octet-stream',
          size: content?.filesize ?? 0,
        }
      : null,
  };
}

function moduleOf(
  modname: string,
  { isFile, isLink }: { isFile: boolean; isLink: boolean },
): EnvironmentMaterial['module'] {
  if (modname === 'page' || modname === 'quiz') return modname;
  if (modname === 'feedback') return 'survey';
  if (isFile) return 'resource';
  return isLink ? 'link' : 'activity';
}

function safeLink(url: string | null | undefined): string | null {
  const address = url == null ? null : URL.parse(url);
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null;
}

const pages = z.object({
  pages: z.array(z.object({ coursemodule: z.int(), content: z.string() })),
});

/** The text of a page; closed ones are not in the answer. */
export async function readPage(call: EnvironmentCall, courseid: number, materialId: number): Promise<string> {
  const answer = await askMoodle(siteOf(call), pages, 'mod_page_get_pages_by_courses', {
    'courseids[0]': courseid,
  });
  const page = answer.pages.find(({ coursemodule }) => coursemodule === materialId);
  if (page === undefined) throw new EnvironmentError('missing', `there is no page ${materialId}`);
  return shownHtml(call, page.content);
}

/** What tells Moodle that something was opened which our own pages show, by the name of the parameter. */
const views: Readonly<
  Partial<Record<EnvironmentMaterial['module'], readonly [name: string, parameter: string]>>
> = {
  page: ['mod_page_view_page', 'pageid'],
  link: ['mod_url_view_url', 'urlid'],
  resource: ['mod_resource_view_resource', 'resourceid'],
};

export async function complete(
  call: EnvironmentCall,
  courseid: number,
  material: EnvironmentMaterial,
  isDone: boolean,
): Promise<void> {
  const site = siteOf(call);
  if (material.completion === 1) {
    await askMoodle(site, done, 'core_completion_update_activity_completion_status_manually', {
      cmid: material.id,
      completed: isDone ? 1 : 0,
    });
    return;
  }
  const view = views[material.module];
  if (view === undefined || !isDone) return;
  const sections = await askMoodle(site, contents, 'core_course_get_contents', {
    courseid,
    'options[0][name]': 'cmid',
    'options[0][value]': material.id,
  });
  const instance = sections.flatMap(({ modules }) => modules).find(({ id }) => id === material.id)?.instance;
  if (instance == null) throw new EnvironmentError('missing', `there is no activity ${material.id}`);
  const [name, parameter] = view;
  await askMoodle(site, done, name, { [parameter]: instance });
}
