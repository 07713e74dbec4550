/**
 * Other styles of the element, all of which the page can override. A chosen theme brings its background, with padding
 * around the text. A single card has a maximum width.
 */
export const host = [
  ':host{--medeina-rem:16px;display:block}',
  ':host([hidden]){display:none}',
  ':host([theme]){box-sizing:border-box;padding:20px;border-radius:14px;background:var(--medeina-bg)}',
  ':host(medeina-course-card:not([layout=row])){max-width:440px}',
].join('');
