import { readFile } from 'node:fs/promises';
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
import type { Faults } from './faults.ts';

/** A JSON file that fits its schema, able to say on which line each part of it stands. */
export interface JsonFile<Value> {
  readonly file: string;
  readonly value: Value;
  /** Reports a fault at the given place of the file. */
  fault(path: readonly (string | number)[], message: string): void;
}

/**
 * Reads and checks a JSON file. Each fault is reported with its line.
 * @param root the folder given to the import; @param file the path below it.
 * @returns undefined when the file is missing, no JSON, or does not fit.
 */
export async function readJson<Shape extends z.ZodType>(
  root: string,
  file: string,
  schema: Shape,
  faults: Faults,
): Promise<JsonFile<z.output<Shape>> | undefined> {
  const text = await readText(root, file, faults);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    const place = placeOf(text, error?.offset ?? 0);
    const reason = error === undefined ? 'empty' : printParseErrorCode(error.error);
    faults.add(file, `This is no JSON: ${words(reason)}`, place.line, place.column);
    return undefined;
  }
  const fault = (path: readonly (string | number)[], message: string): void => {
    const place = placeOf(text, nodeAt(tree, path).offset);
    faults.add(file, path.length === 0 ? message : `${path.join('.')}: ${message}`, place.line, place.column);
  };
  const parsed = schema.safeParse(getNodeValue(tree));
  if (parsed.success) return { file, value: parsed.data, fault };
  for (const issue of parsed.error.issues) {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fault([...path, key], 'is not known here');
    } else {
      fault(path, issue.message);
    }
  }
  return undefined;
}

/** Reads a text file; one that is missing or no UTF-8 is a fault. */
export async function readText(root: string, file: string, faults: Faults): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, file)));
  } catch (error) {
    faults.add(file, error instanceof TypeError ? 'This is no UTF-8 text' : 'This file is missing');
    return undefined;
  }
}

/** The node at the path, or the nearest one around it that exists. */
function nodeAt(tree: Node, path: readonly (string | number)[]): Node {
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
