import type { Context } from '../platform/context.ts';
import { selectionOf } from './selection-store.ts';

/** The name of a course's version: reviews and seats raise it. */
export function courseVersion(courseId: number): string {
  return `course:${courseId}`;
}

const coursePage = /^\/(?:course-about\/(\d+)(?:\/|$)|course\/(\d+)\/(?:subjects|reviews|faq)$)/;

/**
 * Names the state that a page follows from: another name, another page. Every page follows the catalogue and the content;
 * the public pages of a course follow its own version too.
 * @param url path and query of the page.
 */
export function catalogueStamp(context: Context): (url: string) => Promise<string> {
  const selection = selectionOf(context);
  return async (url) => {
    // What is popular changes without a version of its own: whoever asks for the selection has it followed.
    await selection.get();
    const [path = ''] = url.split('?', 1);
    const [, about, tab] = coursePage.exec(path) ?? [];
    const courseId = about ?? tab;
    if (courseId === undefined) return selection.stamp;
    return `${selection.stamp}:${context.versions.of(courseVersion(Number(courseId)))}`;
  };
}
