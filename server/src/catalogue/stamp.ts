import type { Context } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { raiseVersion } from '../platform/versions.ts';
import { selectionOf } from './selection-store.ts';

const kind = 'course';

/** The name of a course's version, raised by reviews and seats. */
export function courseVersion(courseId: number): string {
  return `${kind}:${courseId}`;
}

/** Raises the versions of courses at the end of a transaction, in the order in which everybody does. */
export async function raiseCourseVersions(executor: Executor, courseIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(courseIds)].toSorted((one, other) => one - other))
    await raiseVersion(executor, courseVersion(id));
}

/** What lists of courses follow besides the selection: seats and ratings of any of them. */
export function cardsStamp({ versions }: Pick<Context, 'versions'>, selectionStamp: string): string {
  return `${selectionStamp}:${versions.ofAll(kind)}`;
}

/** Pages with cards follow seats and ratings this much later: where many enrol, all of them would be rendered all the time. */
const restMilliseconds = 10_000;

const coursePage = /^\/(?:course-about\/(\d+)(?:\/|$)|course\/(\d+)\/(?:subjects|reviews|faq|sample)$)/;

/**
 * The cache stamp of a page: it changes whenever the page would. Every page depends on the catalogue and the content, a
 * course's public pages also on the course's own version.
 * @param url path and query of the page.
 */
export function catalogueStamp(context: Context): (url: string) => Promise<string> {
  const selection = selectionOf(context);
  let cards = { stamp: '', selection: '', since: 0 };
  const restedStamp = (): string => {
    const { stamp } = selection;
    if (cards.selection !== stamp || Date.now() - cards.since > restMilliseconds)
      cards = { stamp: cardsStamp(context, stamp), selection: stamp, since: Date.now() };
    return cards.stamp;
  };
  return async (url) => {
    // Popularity changes without a version; getting the selection refreshes it.
    await selection.get();
    const [path = ''] = url.split('?', 1);
    const [, about, tab] = coursePage.exec(path) ?? [];
    const courseId = about ?? tab;
    if (courseId === undefined) return restedStamp();
    return `${selection.stamp}:${context.versions.of(courseVersion(Number(courseId)))}`;
  };
}
