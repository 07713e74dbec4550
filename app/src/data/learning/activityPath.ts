import { paths, safeRedirect } from '@medeina/contract';
import { idOf } from '../ids.ts';
import { type CourseName, courseRoot } from './coursePath.ts';

/** What the address of the activity screen says, as JSON in its query. */
export interface ActivityQuery {
  /** The call that launches the activity, by its material. */
  readonly material: number;
  readonly title: string;
  /** Where the activity leads back to: a path of our own. */
  readonly backUrl: string;
}

const launchPath = paths['learning.activity.launch'].path;
const [beforeId = '', afterId = ''] = launchPath.split('{id}');

/** The address of the screen that shows an activity. */
export function activityPath(course: CourseName, { material, title, backUrl }: ActivityQuery): string {
  const json = JSON.stringify({ url: `${beforeId}${String(material)}${afterId}`, title, backUrl });
  return `${courseRoot(course)}/activity?json=${encodeURIComponent(json)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the query. Anybody can write such an address: the only call that it can make is to launch an activity here, and it
 * leads back nowhere but to our own site.
 */
export function readActivityQuery(text: string | null, back: string): ActivityQuery | undefined {
  const value = parse(text ?? '');
  if (typeof value !== 'object' || value === null || !('url' in value)) return undefined;
  const { url } = value;
  if (typeof url !== 'string' || !url.startsWith(beforeId) || !url.endsWith(afterId)) return undefined;
  const material = idOf(url.slice(beforeId.length, url.length - afterId.length));
  if (material === undefined) return undefined;
  const title = 'title' in value && typeof value.title === 'string' ? value.title.slice(0, 300) : '';
  const given = 'backUrl' in value && typeof value.backUrl === 'string' ? value.backUrl : null;
  return { material, title, backUrl: safeRedirect(given) ?? back };
}
