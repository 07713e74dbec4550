import { z } from 'zod';
import type { EnvironmentCall } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import { contents } from './shapes.ts';
import { baseOf, ifTold, siteOf } from './site.ts';
import { askMoodle } from './web-service.ts';

/** The one program that Moodle gives keys for signing a browser in. */
const app = 'MoodleMobile (Medeina)';
const granted = z.object({ key: z.string().min(1), autologinurl: z.url() });

/**
 * Where an activity opens: in a window of its own, as Moodle forbids framing. Where the operator allows it the address signs
 * the browser in; else Moodle asks for that itself.
 */
export async function launch(call: EnvironmentCall, courseid: number, materialId: number): Promise<string> {
  const site = siteOf(call);
  const sections = await askMoodle(site, contents, 'core_course_get_contents', {
    courseid,
    'options[0][name]': 'cmid',
    'options[0][value]': materialId,
  });
  const module = sections.flatMap(({ modules }) => modules).find(({ id }) => id === materialId);
  if (module === undefined) throw new EnvironmentError('missing', `there is no activity ${materialId}`);
  if (module.uservisible === false) throw new EnvironmentError('locked', `${materialId} is closed`);
  const base = baseOf(call.environment);
  // The address is the site's own, whatever its answer says.
  const plain = `${base}/mod/${encodeURIComponent(module.modname)}/view.php?id=${materialId}`;
  const { signInToken } = call.account;
  if (!call.environment.opens_by_key || signInToken === undefined) return plain;
  const key = await ifTold(
    askMoodle({ ...site, userAgent: app }, granted, 'tool_mobile_get_autologin_key', {
      privatetoken: signInToken,
    }),
  );
  if (key === undefined || !key.autologinurl.startsWith(`${base}/`)) return plain;
  const address = new URL(key.autologinurl);
  address.search = new URLSearchParams({
    userid: call.account.id,
    key: key.key,
    urltogo: plain,
  }).toString();
  return address.href;
}
