import { decodeHTMLStrict, escapeText } from 'entities';
import MarkdownIt from 'markdown-it';
import { mostLength } from '../html.ts';

/** How Moodle numbers what a text is written in; any other number is HTML. */
const formats = { automatic: '0', plain: '2', markdown: '4' } as const;

/** Markdown of Moodle may hold HTML: whatever comes out is read as HTML of somebody else. */
const markdown = new MarkdownIt({ html: true });

/** A text of Moodle as the HTML that Moodle would show. */
export function htmlOf(text: string, format: string): string {
  // Whoever reads it says that it is too long.
  if (text.length > mostLength) return text;
  if (format === formats.markdown) return markdown.render(text);
  if (format === formats.plain) return paragraphsOf(escapeText(decodeHTMLStrict(text)));
  return format === formats.automatic ? paragraphsOf(text) : text;
}

/** A text whose line breaks count, except those beside an element of HTML; an empty line parts paragraphs. */
function paragraphsOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines
    .join('\n')
    .trim()
    .replaceAll(/\n+/g, (breaks, offset: number, whole: string) => {
      const isBeside = whole.at(offset - 1) === '>' || whole.at(offset + breaks.length) === '<';
      if (isBeside) return '\n';
      return breaks === '\n' ? '<br>' : '<p>';
    });
}
