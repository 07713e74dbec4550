/** Something wrong in the files of an import, and where. Lines and columns count from 1. */
export interface Fault {
  /** Path from the folder that was given to the import. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Collects every fault of an import, so that a person can fix them all at once. */
export class Faults {
  readonly list: Fault[] = [];
  /** What an author should look at and what stops nothing. */
  readonly warnings: Fault[] = [];

  add(file: string, message: string, line = 1, column = 1): void {
    this.list.push({ file, line, column, message });
  }

  warn(file: string, message: string, line = 1, column = 1): void {
    this.warnings.push({ file, line, column, message });
  }

  /** Faults by file and line, as they are shown. */
  sorted(): Fault[] {
    return inOrder(this.list);
  }

  /** Warnings in the same order and form. */
  warningLines(): string[] {
    return inOrder(this.warnings).map(faultLine);
  }
}

function inOrder(faults: readonly Fault[]): Fault[] {
  return faults.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  );
}

/** `courses/als/course.json:12:5: the price must be a number`: the form that editors make clickable. */
export function faultLine(fault: Fault): string {
  return `${fault.file}:${fault.line}:${fault.column}: ${fault.message}`;
}

/** Thrown when an import cannot be done because of what its files say. Nothing was changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}
