/** A whole tag; what stands in the values of its attributes is no tag. */
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/giu;

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Each table of an HTML text in a group of its own, which can scroll while the table stays one for those who listen.
 * The group is called by the table's caption, or else `name`; `id` makes the captions' ids.
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
      // The first of two ids holds.
      return tag.replace(/^<caption/iu, (start) => `${start} id="${caption}"`);
    }
    return /^<\/table[\s>]/iu.test(tag) ? `${tag}</div>` : tag;
  });
}
