import type { Readable } from 'node:stream';

/**
 * Files by name, such as `pictures/ab/abcd…`: in a folder, or in a bucket of an S3 service. A file is complete or
 * absent. Every method throws a {@link FilesAwayError} when the place does not answer or refuses.
 */
export interface FileStore {
  /** Where it is, for messages: the path of the folder, or the address of the bucket. */
  readonly place: string;
  /** Writes a file, replacing one of the same name. A stream must hold `size` bytes. */
  put(name: string, content: Uint8Array | Readable, size: number): Promise<void>;
  /** Size in bytes; undefined when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /**
   * Opens a file.
   * @param range a `Range` header. One byte range is honoured; anything else gives the whole file (RFC 9110, 14.2).
   * @returns undefined when there is no such file; `outside` when the range lies past its end.
   */
  open(name: string, range?: string): Promise<OpenedFile | 'outside' | undefined>;
  /** Names of the files in a folder and below it, in any order. Needs permission to list where the store is a bucket. */
  list(folder: string): AsyncIterable<string>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Removes from a folder what writes have left that a kill cut off: nothing else names it. */
  dropCutOff(folder: string): Promise<void>;
}

export interface OpenedFile {
  readonly body: Readable;
  /** Of the whole file, in bytes. */
  readonly size: number;
  /** First and last byte of the body, where it is a part of the file. */
  readonly part?: { readonly start: number; readonly end: number };
}

/** The store cannot be reached, or refuses what it is asked. Callers get a 503. */
export class FilesAwayError extends Error {
  override readonly name = 'FilesAwayError';
  readonly place: string;

  constructor(place: string, reason: string, cause: unknown) {
    super(`The files in ${place} cannot be reached: ${reason}`, { cause });
    this.place = place;
  }
}
