import type { Context } from '../platform/context.ts';
import { selectionOf } from './selection-store.ts';

/** The name of a course's version, raised by reviews and seats. */
export function courseVersion(courseId: number): string {
  return `course:${courseId}`;
}

const coursePage = /^\/(?:course-about\/(\d+)(?:\/|$)|course\/(\d+)\/(?:subjects|reviews|faq)$)/;

/**
 * The cache stamp of a page: it changes whenever the page would. Every page depends on the catalogue and the content, a
 * course's public pages also on the course's own version.
 * @param url path and query of the page.
 */
export function catalogueStamp(context: Context): (url: string) => Promise<string> {
  const selection = selectionOf(context);
  return async (url) => {
    // Popularity changes without a version; getting the selection refreshes it.
    await selection.get();
    const [path = ''] = url.split('?', 1);
    const [, about, tab] = coursePage.exec(path) ?? [];
    const courseId = about ?? tab;
    if (courseId === undefined) return selection.stamp;
    return `${selection.stamp}:${context.versions.of(courseVersion(Number(courseId)))}`;
  };
}
