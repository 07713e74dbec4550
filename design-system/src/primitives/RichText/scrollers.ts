/** A whole tag, whatever its attribute values contain. */
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/giu;

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Wraps each table in a group that can scroll, while screen readers still find the table. The group is named by the
 * table's caption, or else `name`; `id` prefixes the captions' ids.
 */
export function withScrollers(html: string, name: string, id: string): string {
  let tables = 0;
  let caption: string | undefined;
  return html.replaceAll(tags, (tag: string, at: number) => {
    if (/^<table[\s>]/iu.test(tag)) {
      tables += 1;
      const isCaptioned = /^\s*<caption[\s>]/iu.test(html.slice(at + tag.length));
      caption = isCaptioned ? `${id}-${tables}` : undefined;
      const label = isCaptioned ? `aria-labelledby="${id}-${tables}"` : `aria-label="${escape(name)}"`;
      return `<div role="group" ${label}>${tag}`;
    }
    if (caption !== undefined && /^<caption[\s>]/iu.test(tag)) {
      // Of two ids the first counts.
      return tag.replace(/^<caption/iu, (start) => `${start} id="${caption}"`);
    }
    return /^<\/table[\s>]/iu.test(tag) ? `${tag}</div>` : tag;
  });
}
