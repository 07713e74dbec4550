import sanitize from 'sanitize-html';

/** The words of sanitised HTML, for search and summaries. */
export function plainText(html: string): string {
  return sanitize(html.replaceAll('</', ' </'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/\s+/g, ' ')
    .trim();
}
