import MarkdownIt, { type Token } from 'markdown-it';
import sanitize from 'sanitize-html';

/**
 * Markdown as authors write it, made into the only HTML that the product shows: no scripts, no styles, no frames, no
 * HTML of the author's own. What comes out is put on pages as it is.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

const allowedTags =
  'h2 h3 h4 p ul ol li strong em s a blockquote hr br code pre table thead tbody tr th td sub sup'.split(' ');
const allowedAttributes = { a: ['href', 'rel', 'target'], ol: ['start'], th: ['scope'] };

const allowed: sanitize.IOptions = {
  allowedTags,
  allowedAttributes,
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

/** A picture where a text names it. */
export interface Picture {
  readonly file: string;
  readonly line: number;
}

export const onlyPages = 'Only pages show figures';

/** The pictures that a text names, for texts that show none. */
export function picturesOf(text: string): Picture[] {
  return markdown.parse(text, {}).flatMap(picturesIn);
}

function picturesIn({ children, map }: Token): Picture[] {
  let line = (map?.[0] ?? 0) + 1;
  const pictures: Picture[] = [];
  for (const child of children ?? []) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line += 1;
    if (child.type === 'image') pictures.push({ file: String(child.attrGet('src') ?? ''), line });
  }
  return pictures;
}

/** A picture that a text names in a paragraph of its own: `![alternative](file "caption")`. */
export interface FigureReference {
  /** Of its element in the HTML. */
  readonly id: string;
  readonly file: string;
  readonly alternative: string;
  readonly caption: string;
  readonly line: number;
}

/**
 * Sanitised HTML of a text with an empty `figure` element for each of its figures.
 * @param name begins their ids: texts that stand on one page have names of their own.
 */
export function richTextWithFigures(
  text: string,
  name = 'figure',
): {
  html: string;
  figures: FigureReference[];
  /** Pictures among words, or in a list or a table. */
  misplaced: Picture[];
} {
  const figures: FigureReference[] = [];
  const misplaced: Picture[] = [];
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    const pictures = picturesIn(token);
    const image = token.children?.find((child) => child.type === 'image');
    if (image === undefined) continue;
    const line = (token.map?.[0] ?? 0) + 1;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isAlone = token.children?.length === 1;
    if (!isAlone || before?.type !== 'paragraph_open' || before.level !== 0 || after === undefined) {
      misplaced.push(...pictures);
      continue;
    }
    const id = `${name}-${figures.length + 1}`;
    token.type = 'html_block';
    token.content = `<figure id="${id}"></figure>\n`;
    before.hidden = true;
    after.hidden = true;
    figures.push({
      id,
      file: String(image.attrGet('src') ?? ''),
      alternative: image.content.trim(),
      caption: String(image.attrGet('title') ?? '').trim(),
      line,
    });
  }
  const html = sanitize(markdown.renderer.render(tokens, markdown.options, {}), {
    ...allowed,
    allowedTags: [...allowedTags, 'figure'],
    allowedAttributes: { ...allowedAttributes, figure: ['id'] },
  });
  return { html: html.trim(), figures, misplaced };
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
