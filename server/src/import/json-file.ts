import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { z } from 'zod';
import { decodeText } from './encoding.ts';
import type { Faults } from './faults.ts';
import { whyUnreadable } from './readable.ts';

type Path = readonly (string | number)[];

/** A JSON file, able to say on which line each part of it stands. */
export interface JsonFile<Value> {
  readonly file: string;
  readonly value: Value;
  /** Whether what is at a place is the author's, and not what stands in for something that does not fit. */
  fits(path: Path): boolean;
  /** Reports a fault at the given place of the file. */
  fault(path: Path, message: string): void;
  /** Tells what stops nothing. */
  warn(path: Path, message: string): void;
}

/** Something of a file, able to report a fault that shows only beside the database. */
export interface Faulty {
  readonly fault: JsonFile<unknown>['fault'];
}

/** The rows of a file that is a list. */
export function rowsOf<Row extends object>(json: JsonFile<readonly Row[]>): (Row & Faulty)[] {
  return json.value.map((row, index) => ({
    ...row,
    fault: (path, message) => json.fault([index, ...path], message),
  }));
}

/**
 * Reads and checks a JSON file. Each fault is reported with its line.
 * @param root the folder given to the import; @param file the path below it.
 * @param standIns what takes the place of parts that do not fit, by their names, so that the rest is checked at once: `title`
 * or, of an element of a list, `materials[]`. Optional parts need none.
 * @returns undefined when the file is missing, no JSON, or does not fit and nothing stands in.
 */
export async function readJson<Shape extends z.ZodType>(
  root: string,
  file: string,
  schema: Shape,
  faults: Faults,
  standIns?: Readonly<Record<string, unknown>>,
): Promise<JsonFile<z.output<Shape>> | undefined> {
  const text = await readText(root, file, faults);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = treeOf(text, errors);
  if (tree === 'too deep') {
    faults.add(file, 'This JSON is nested too deeply');
    return undefined;
  }
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    const place = placeOf(text, error?.offset ?? 0);
    const reason = error === undefined ? 'empty' : printParseErrorCode(error.error);
    faults.add(file, `This is not valid JSON: ${words(reason)}`, place.line, place.column);
    return undefined;
  }
  const tell =
    (kind: 'add' | 'warn') =>
    (path: Path, message: string): void => {
      const place = placeOf(text, nodeAt(tree, path).offset);
      const words = path.length === 0 ? message : `${path.join('.')}: ${message}`;
      faults[kind](file, words, place.line, place.column);
    };
  const fault = tell('add');
  const bad = unstorable(tree);
  if (bad !== undefined) {
    const place = placeOf(text, bad.offset);
    faults.add(
      file,
      'This text has a character that cannot be stored (NUL or a lone surrogate)',
      place.line,
      place.column,
    );
    return undefined;
  }
  const again = namedTwice(tree);
  if (again !== undefined) {
    const place = placeOf(text, again.offset);
    const message = `'${String(again.value)}' is there twice: only one of them can hold`;
    faults.add(file, message, place.line, place.column);
    return undefined;
  }
  const parsed = schema.safeParse(getNodeValue(tree));
  if (parsed.success) return { file, value: parsed.data, fits: () => true, fault, warn: tell('warn') };
  for (const issue of parsed.error.issues) {
    const path = pathOf(issue);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fault([...path, key], 'is not known here');
    } else {
      fault(path, issue.message);
    }
  }
  const mended = standIns && mend(schema, getNodeValue(tree), parsed.error.issues, standIns);
  return (
    mended && {
      file,
      value: mended.value,
      fits: (path) => !mended.places.some((place) => isOnTheWay(place, path) || isOnTheWay(path, place)),
      fault,
      warn: tell('warn'),
    }
  );
}

function pathOf(issue: z.core.$ZodIssue): (string | number)[] {
  return issue.path.filter((key) => typeof key !== 'symbol');
}

function isOnTheWay(part: Path, path: Path): boolean {
  return part.every((key, index) => key === path[index]);
}

/** Puts something in the place of each part that does not fit. @returns undefined where the whole does not fit even so. */
function mend<Shape extends z.ZodType>(
  schema: Shape,
  value: unknown,
  found: readonly z.core.$ZodIssue[],
  standIns: Readonly<Record<string, unknown>>,
): { readonly value: z.output<Shape>; readonly places: readonly Path[] } | undefined {
  const places: Path[] = [];
  const tried = new Set<string>();
  /** What is nearest around a place and was not replaced yet. */
  const replace = (path: Path): boolean => {
    for (let length = path.length; length > 0; length -= 1) {
      const place = path.slice(0, length);
      if (tried.has(JSON.stringify(place))) continue;
      tried.add(JSON.stringify(place));
      if (!put(value, place, standIns)) continue;
      places.push(place);
      return true;
    }
    return false;
  };
  let issues = found;
  for (;;) {
    // Two faults of one place need one stand-in.
    const seen = new Set<string>();
    for (const issue of issues) {
      const path = pathOf(issue);
      const at = JSON.stringify(path);
      if (seen.has(at)) continue;
      seen.add(at);
      const wrong = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => path.concat(key)) : [path];
      if (!wrong.every((place) => replace(place))) return undefined;
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, places };
    issues = parsed.error.issues;
  }
}

/** @returns false where nothing can stand in at the place. */
function put(value: unknown, place: Path, standIns: Readonly<Record<string, unknown>>): boolean {
  const key = place.at(-1);
  let around = value;
  for (const step of place.slice(0, -1)) around = isRecord(around) ? around[step] : undefined;
  if (!isRecord(around) || key === undefined) return false;
  const name = typeof key === 'number' ? `${place.at(-2)}[]` : key;
  if (Object.hasOwn(standIns, name)) around[key] = structuredClone(standIns[name]);
  else if (typeof key === 'string' && Object.hasOwn(around, key)) delete around[key];
  else return false;
  return true;
}

function isRecord(value: unknown): value is Record<number | string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** In bytes, more than a long book; a text is read into memory whole. */
export const mostOfText = 8_000_000;

/** Reads a text file; one that cannot be read, is far too large or not UTF-8 is a fault. */
export async function readText(root: string, file: string, faults: Faults): Promise<string | undefined> {
  const path = join(root, file);
  const why = whyUnreadable(root, file);
  if (why !== undefined) {
    faults.add(file, `This file ${why}`);
    return undefined;
  }
  if ((await stat(path)).size > mostOfText) {
    faults.add(file, `This text is larger than ${mostOfText / 1_000_000} MB`);
    return undefined;
  }
  const decoded = decodeText(await readFile(path));
  if ('text' in decoded) return decoded.text;
  const { line, column, likely } = decoded;
  const guess = likely === undefined ? '' : `; it seems to be ${likely}: save it as UTF-8`;
  faults.add(file, `This text is not UTF-8${guess}`, line, column);
  return undefined;
}

function treeOf(text: string, errors: ParseError[]): Node | undefined | 'too deep' {
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    // What follows goes down the tree as well.
    if (tree !== undefined) getNodeValue(tree);
    return tree;
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/** The first text or name that the database could not hold. */
function unstorable(node: Node): Node | undefined {
  const { value }: { value?: unknown } = node;
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return node;
  for (const child of node.children ?? []) {
    const found = unstorable(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first name that an object has a second time. */
function namedTwice(node: Node): Node | undefined {
  const names = new Set<unknown>();
  for (const child of node.children ?? []) {
    const name = node.type === 'object' ? child.children?.[0] : undefined;
    if (name !== undefined && names.has(name.value)) return name;
    names.add(name?.value);
    const found = namedTwice(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The node at the path, or the nearest one around it that exists. */
function nodeAt(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return tree;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** `PropertyNameExpected` as words. */
function words(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
