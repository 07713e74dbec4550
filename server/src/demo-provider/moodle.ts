import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { People } from './people.ts';

/** Answers that a Moodle 5.1 site gave, as they were recorded. */
const folder = fileURLToPath(new URL('../../demo/moodle', import.meta.url));
const recording = z.object({ status: z.int(), body: z.unknown() });
type Recording = z.infer<typeof recording>;

function recorded(name: string): Recording {
  return recording.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
}

/** Stands in for a Moodle site: the calls of its web services that the adapter makes, with answers of a real one. */
export function createMoodle(
  people: People,
): (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (path, request, response) => {
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    if (path === '/course/view.php') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        '<!doctype html><html lang="en"><title>Moodle</title><h1>Moodle</h1><p>A course opens here.</p>',
      );
      return;
    }
    const { status, body } = answer(path, form, people);
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    });
    response.end(isText ? body : JSON.stringify(body));
  };
}

function answer(path: string, form: URLSearchParams, people: People): Recording {
  if (path === '/login/token.php') {
    const person = people.byUsername(form.get('username') ?? '');
    if (person === undefined || person.password !== form.get('password'))
      return recorded('login_token.wrong-password');
    return { status: 200, body: { token: person.moodleToken, privatetoken: person.moodleToken } };
  }
  if (path !== '/webservice/rest/server.php') return { status: 404, body: 'not found' };
  const learner = /^demo-token-([\w.+-]+)$/.exec(form.get('wstoken') ?? '')?.[1];
  if (learner === undefined) return recorded('core_webservice_get_site_info.invalid-token');
  const isKnown = learner === 'learner1' || learner === 'learner2';
  if (form.get('wsfunction') === 'core_webservice_get_site_info') {
    const site = recorded(`core_webservice_get_site_info.${isKnown ? learner : 'learner2'}`);
    return isKnown ? site : { ...site, body: Object.assign({}, site.body, { userid: 5, username: learner }) };
  }
  // Whoever has registered here has no courses yet, as the recorded administrator has none.
  if (form.get('wsfunction') === 'core_enrol_get_users_courses')
    return recorded(`core_enrol_get_users_courses.${isKnown ? learner : 'admin'}`);
  return recorded('core_webservice_get_site_info.web-services-disabled');
}
