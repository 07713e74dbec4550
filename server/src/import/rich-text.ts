import MarkdownIt from 'markdown-it';
import sanitize from 'sanitize-html';

/**
 * Markdown as authors write it, made into the only HTML that the product shows: no scripts, no styles, no frames, no
 * HTML of the author's own. What comes out is put on pages as it is.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const allowed: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li strong em s a blockquote hr br code pre table thead tbody tr th td sub sup'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    th: sanitize.simpleTransform('th', { scope: 'col' }),
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes['href']?.startsWith('http') === true
          ? { href: attributes['href'], rel: 'noopener noreferrer', target: '_blank' }
          : attributes,
    }),
  },
};

/** Sanitised HTML of a Markdown text. */
export function richText(text: string): string {
  return sanitize(markdown.render(text), allowed).trim();
}

/** Sanitised HTML of a line or two: no paragraphs, headings or lists. */
export function richLine(text: string): string {
  return sanitize(markdown.renderInline(text), allowed);
}

/** Splits a text into its `## Heading` parts; what stands before the first heading is left out. */
export function headedParts(text: string): { heading: string; body: string; line: number }[] {
  const parts: { heading: string; body: string; line: number }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const heading = /^##\s+(.+?)\s*#*$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (heading !== undefined) parts.push({ heading, body: '', line: index + 1 });
    else if (last !== undefined) last.body += `${line}\n`;
  }
  return parts;
}
