import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Something wrong with an XML file; the message follows its name. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
}

/** An element with what stands in it. Names are without prefixes: each tool chooses its own. */
export class XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (XmlElement | string)[] = [];

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  get children(): XmlElement[] {
    return this.content.filter((part) => typeof part !== 'string');
  }

  /** All text in it. */
  get text(): string {
    return this.content.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  }

  attribute(name: string): string | undefined {
    return Object.hasOwn(this.attributes, name) ? this.attributes[name] : undefined;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first one on the way of names from here. */
  at(...names: readonly string[]): XmlElement | undefined {
    const [first, ...rest] = names;
    const child = this.children.find(({ name }) => name === first);
    return rest.length === 0 ? child : child?.at(...rest);
  }

  /** Elements of one of the names, or of any, however deep, in their order. */
  *within(...names: readonly string[]): Generator<XmlElement> {
    for (const child of this.children) {
      if (names.length === 0 || names.includes(child.name)) yield child;
      yield* child.within(...names);
    }
  }
}

const megabytes = 200;
const most = { bytes: megabytes * 1024 * 1024, elements: 2_000_000, depth: 200, attributes: 200 };

/** What XML and HTML may still be read of an archive: what becomes of it stands in memory together. */
export class TextAllowance {
  #bytes = most.bytes;
  #elements = most.elements;

  /** @throws {XmlFault} */
  takeBytes(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0)
      throw new XmlFault(
        `makes more than ${megabytes} megabytes of XML and HTML of what is read of the archive`,
      );
  }

  /** An element with its attributes, each of which takes as much. @throws {XmlFault} */
  takeElement(attributes: number): void {
    this.#elements -= 1 + attributes;
    if (this.#elements < 0)
      throw new XmlFault(
        `makes more than ${most.elements} elements and attributes of what is read of the archive`,
      );
  }
}

/**
 * Reads an XML file as it streams in. A document type is refused: courses need none, and what it declares can grow
 * without end or name files of this machine. The parser itself knows the five entities of XML and follows nothing.
 * @param allowance of the archive.
 * @throws {XmlFault}
 */
export async function readXml(path: string, allowance: TextAllowance): Promise<XmlElement> {
  allowance.takeBytes((await stat(path)).size);
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw new XmlFault(`is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new XmlFault('declares a document type, which could name files or grow without end');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= most.depth) throw new XmlFault(`is nested deeper than ${most.depth} elements`);
    const element = new XmlElement(tag.local, attributesOf(tag));
    allowance.takeElement(Object.keys(element.attributes).length);
    open.at(-1)?.content.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string): void => {
    open.at(-1)?.content.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path))
      parser.write(decoder.decode(asBytes(chunk), { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof TypeError) throw new XmlFault('is not UTF-8');
    throw error;
  }
  if (root === undefined) throw new XmlFault('is empty');
  return root;
}

function asBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new Error('A file was read as something other than bytes');
}

function attributesOf(tag: SaxesTagNS): Record<string, string> {
  const attributes = Object.values(tag.attributes);
  if (attributes.length > most.attributes)
    throw new XmlFault(`has an element with more than ${most.attributes} attributes`);
  return Object.fromEntries(attributes.map(({ local, value }) => [local, value]));
}
