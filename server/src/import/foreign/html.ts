import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { defaultTreeAdapter, parseFragment } from 'parse5';
import type { ItemNotes } from './report.ts';

type Root = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
type RootContent = Root['children'][number];
type Element = Extract<RootContent, { type: 'element' }>;
type ElementContent = Element['children'][number];
type Properties = Element['properties'];

/** What becomes of the addresses in a text. */
export interface Addresses {
  /**
   * The name of a file beside the text, or an address; null for a file that comes after the text by itself; undefined
   * where there is none of them: the words stay without it.
   */
  of(address: string, use: 'link' | 'picture'): string | null | undefined;
}

export function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address);
}

const ignored = new Set(
  'script style template noscript head title meta base input button select textarea canvas'.split(' '),
);
/** What is drawn: words out of it would say something else. */
const drawn = new Map([
  ['svg', 'drawings'],
  ['math', 'formulas'],
]);
const framed = new Set(['iframe', 'embed', 'object', 'video', 'audio']);
const struck = new Set(['s', 'del', 'strike']);
const blocks = new Set(
  (
    'address article aside blockquote br caption center dd details div dl dt figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** More than any table that people can read; each of them becomes cells. */
const mostSpan = 20;
/** More than a long book. */
export const mostLength = 4_000_000;

/** HTML of somebody else as Markdown of ours; what Markdown cannot say is noted. */
export function markdownOf(html: string, addresses: Addresses, notes: ItemNotes): string {
  return read(html, notes, (given) => {
    const tree: Root = { type: 'root', children: rewritten(given.children, addresses, notes) };
    const met = new Set<string>();
    const markdown = withFiguresApart(toMdast(tree, { document: true }), (image) => {
      met.add(image.url);
      return pictured(image, addresses, notes);
    });
    for (const { alt, source } of picturesIn(tree.children)) {
      if (!met.has(source))
        notes.changed(
          `the picture '${wordsFor(alt, source).slice(0, 80)}' stands where a page shows none, as in preformatted text: it was left out`,
        );
    }
    return written(markdown);
  });
}

/** What HTML says of its pictures. */
function picturesIn(nodes: readonly (ElementContent | RootContent)[]): { alt: string; source: string }[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    if (node.tagName !== 'img') return picturesIn(node.children);
    return [{ alt: textOf(node.properties, 'alt'), source: textOf(node.properties, 'src') }];
  });
}

type Markdown = Extract<ReturnType<typeof toMdast>, { type: 'root' }>;
type Block = Markdown['children'][number];
type Image = Extract<Block, { type: 'image' }>;
/** A picture as the figure that it becomes, or as what stands for it; undefined for nothing. */
type Become = (image: Image) => Block | undefined;

/** A page shows each picture in a paragraph of its own: after the one, the list or the table in which it stood. */
function withFiguresApart(tree: ReturnType<typeof toMdast>, become: Become): ReturnType<typeof toMdast> {
  if (tree.type !== 'root') return tree;
  const children = tree.children.flatMap((block): Block[] => {
    const images: Image[] = [];
    const rest = withoutImages(block, become, images);
    const figures = images.map((image): Block => ({ type: 'paragraph', children: [image] }));
    return rest === undefined ? figures : [rest, ...figures];
  });
  return { type: 'root', children };
}

/** The same without its figures, which are collected; undefined where nothing is left. */
function withoutImages(node: Block, become: Become, images: Image[]): Block | undefined {
  if (node.type === 'image') {
    const became = become(node);
    if (became?.type !== 'image') return became;
    images.push(became);
    return undefined;
  }
  if (!('children' in node)) return node;
  const before = images.length;
  const children = node.children
    .map((child) => withoutImages(child, become, images))
    .filter((child) => child !== undefined);
  const isEmptied = children.length < node.children.length && children.every((child) => isBlank(child));
  if (isEmptied && emptiable.has(node.type)) return undefined;
  if (!isEmptied || node.type !== 'link') return Object.assign({}, node, { children });
  // The figure is no link: that stays, and is called as the picture was.
  const words = images.slice(before).map(({ alt }) => alt);
  return Object.assign({}, node, { children: [{ type: 'text', value: words.join(', ') || node.url }] });
}

/** What is nothing without words. */
const emptiable = new Set<Block['type']>(['blockquote', 'emphasis', 'heading', 'paragraph', 'strong']);

function isBlank(node: Block): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}

/** Plain text as Markdown that shows it as it is. */
export function asMarkdown(text: string): string {
  return written({
    type: 'paragraph',
    children: [{ type: 'text', value: text.replaceAll(/\s+/g, ' ').trim() }],
  });
}

function written(tree: Parameters<typeof toMarkdown>[0]): string {
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmTableToMarkdown()],
  }).trim();
}

/** The words of HTML on one line. A picture leaves its description. */
export function wordsOf(html: string, notes: ItemNotes): string {
  return read(html, notes, (tree) => wordsIn(tree, notes).replaceAll(/\s+/g, ' ').trim());
}

function read(html: string, notes: ItemNotes, work: (tree: Root) => string): string {
  try {
    return work(parsed(html));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    notes.changed(`a text ${error.message} was left out`);
    return '';
  }
}

/** What of a text is more than can be read, to follow it. */
class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** More than any tool nests. What reads HTML goes down as deep as it is nested. */
const mostDepth = 200;
/** More than a long book. Of a few tags that are not closed the parser can make very many elements. */
const mostElements = 50_000;

/** Depth is counted as the parser nests, which the tags alone do not tell. @throws {TooMuch} */
function parsed(html: string): Root {
  if (html.length > mostLength) throw new TooMuch('of more than 4 million characters');
  let depth = 0;
  let elements = 0;
  const fragment = parseFragment(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush: () => {
        depth += 1;
        elements += 1;
        if (depth > mostDepth) throw new TooMuch('that is nested too deeply');
        if (elements > mostElements) throw new TooMuch('of more than 50,000 elements');
      },
      onItemPop: () => {
        depth -= 1;
      },
    },
  });
  const tree = fromParse5(fragment);
  return { type: 'root', children: tree.type === 'root' ? tree.children : [] };
}

/** Whether nothing of an element comes over; what people would miss is noted. */
function isLeftOut({ tagName }: Element, notes: ItemNotes): boolean {
  const what = drawn.get(tagName);
  if (what !== undefined) notes.changed(`${what} could not come`);
  return what !== undefined || ignored.has(tagName);
}

function wordsIn(node: ElementContent | Root | RootContent, notes: ItemNotes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'root') return node.children.map((child) => wordsIn(child, notes)).join('');
  if (node.type !== 'element' || isLeftOut(node, notes)) return '';
  if (node.tagName === 'img') {
    const alt = textOf(node.properties, 'alt');
    notes.changed(
      `a picture stands where only words can: ${alt === '' ? 'it was left out' : `its description '${alt}' came`}`,
    );
    return alt === '' ? '' : ` [${alt}] `;
  }
  const shown = framed.has(node.tagName) ? node : packageIn(node);
  if (shown !== undefined) {
    // The words in it are for browsers that cannot show it; Moodle writes its address there.
    notes.changed(
      `an embedded ${shown.tagName} stands where only words can, and was left out${told(sourceOf(shown))}`,
    );
    return '';
  }
  const words = node.children.map((child) => wordsIn(child, notes)).join('');
  if (node.tagName === 'sub' || node.tagName === 'sup') return raised(words, node.tagName);
  return blocks.has(node.tagName) ? ` ${words} ` : words;
}

/** Editors of Moodle write the address of an interactive package as words; what is shown in their place is the package. */
function packageIn({ properties, children }: Element): Element | undefined {
  const { className } = properties;
  if (!Array.isArray(className) || !className.includes('h5p-placeholder')) return undefined;
  const words = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return element('package', { src: words.trim() }, []);
}

/** The same without what Markdown has no words for. */
function rewritten(
  nodes: readonly (ElementContent | RootContent)[],
  addresses: Addresses,
  notes: ItemNotes,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isLeftOut(node, notes)) return [];
    if (node.tagName === 'img') return [plainPicture(node)];
    const shown = framed.has(node.tagName) ? node : packageIn(node);
    if (shown !== undefined) return linkedFrame(shown, addresses, notes);
    const children = rewritten(node.children, addresses, notes);
    if (node.tagName === 'a') return linked(node, children, addresses, notes);
    if (node.tagName === 'sub' || node.tagName === 'sup')
      return [{ type: 'text', value: raised(wordsIn(node, notes), node.tagName) }];
    if (struck.has(node.tagName)) return children;
    if (node.tagName === 'table') return tableAfterCaption(node, children);
    return [{ ...node, properties: spansOf(node.properties), children }];
  });
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function plainPicture({ properties }: Element): Element {
  return element('img', { src: textOf(properties, 'src'), alt: textOf(properties, 'alt') }, []);
}

/** Only of a picture that Markdown shows its address is asked for: what that means comes over. */
function pictured(image: Image, addresses: Addresses, notes: ItemNotes): Block | undefined {
  const alt = image.alt ?? '';
  const found = addresses.of(image.url, 'picture');
  const words = wordsFor(alt, image.url);
  // A figure has words for those who do not see it, and a caption.
  if (typeof found === 'string') return { type: 'image', url: found, alt: words, title: words };
  if (found === undefined) notes.changed(`the picture '${words.slice(0, 80)}' could not come`);
  return alt === '' ? undefined : { type: 'emphasis', children: [{ type: 'text', value: alt }] };
}

function wordsFor(alt: string, source: string): string {
  return alt || decodedName(source);
}

function decodedName(source: string): string {
  const name = source.split('/').at(-1)?.split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(name).replace(/\.\w+$/, '');
  } catch {
    return name;
  }
}

function linked(
  node: Element,
  children: ElementContent[],
  addresses: Addresses,
  notes: ItemNotes,
): ElementContent[] {
  const href = textOf(node.properties, 'href');
  const found = href === '' ? undefined : addresses.of(href, 'link');
  if (typeof found === 'string') return linkOf(node, children, found);
  if (found === undefined && href !== '' && !href.startsWith('#'))
    notes.changed(`a link that leads nowhere here became words: ${href.slice(0, 80)}`);
  return children;
}

/** A link has words to be followed by: where all that stood in it is gone, its address. One that never had any goes. */
function linkOf(node: Element, children: ElementContent[], href: string): ElementContent[] {
  if (!isEmpty(children)) return [element('a', { href }, children)];
  return isEmpty(node.children) ? children : [element('a', { href }, [{ type: 'text', value: href }])];
}

function isEmpty(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && node.value.trim() === '');
}

/** What a frame, a player or an object shows. */
function sourceOf(node: Element): string | undefined {
  return [
    textOf(node.properties, 'src'),
    textOf(node.properties, 'data'),
    ...node.children.map((child) =>
      child.type === 'element' && child.tagName === 'source' ? textOf(child.properties, 'src') : '',
    ),
  ].find((address) => address !== '');
}

function told(source: string | undefined): string {
  return source === undefined ? '' : `: ${source.slice(0, 80)}`;
}

/** Frames, players and objects: one follows a link to what they show. */
function linkedFrame(node: Element, addresses: Addresses, notes: ItemNotes): ElementContent[] {
  const source = sourceOf(node);
  const found = source === undefined ? undefined : addresses.of(source, 'link');
  if (typeof found !== 'string') {
    if (found === undefined) notes.changed(`an embedded ${node.tagName} could not come${told(source)}`);
    return [];
  }
  notes.changed(`an embedded ${node.tagName} became a link`);
  return [element('p', {}, [element('a', { href: found }, [{ type: 'text', value: titleOf(node, found) }])])];
}

function titleOf(node: Element, address: string): string {
  const title = textOf(node.properties, 'title');
  return title === '' ? address : title;
}

function isCaption(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'caption';
}

/** Markdown's tables have no captions: it goes before. */
function tableAfterCaption(node: Element, children: ElementContent[]): ElementContent[] {
  const captions = children.flatMap((child) =>
    child.type === 'element' && isCaption(child)
      ? [element('p', {}, [element('strong', {}, child.children)])]
      : [],
  );
  return [...captions, { ...node, properties: {}, children: children.filter((child) => !isCaption(child)) }];
}

function spansOf(properties: Properties): Properties {
  const { colSpan, rowSpan, ...rest } = properties;
  return { ...rest, ...limited('colSpan', colSpan), ...limited('rowSpan', rowSpan) };
}

function limited(name: string, span: unknown): Properties {
  return typeof span === 'number' && span > 1 ? { [name]: Math.min(span, mostSpan) } : {};
}

function textOf(properties: Properties, name: string): string {
  const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

const raisedLetters = {
  from: '0123456789+-−=()n',
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ',
} as const;

/** CO₂ and 10⁻³: Markdown has no raised letters, Unicode has those of chemistry and of numbers. */
function raised(text: string, how: 'sub' | 'sup'): string {
  const places = Array.from(text.trim(), (letter) => raisedLetters.from.indexOf(letter));
  if (places.includes(-1)) return text;
  return places.map((place) => raisedLetters[how].charAt(place)).join('');
}
