/** Why a file was not taken. */
export type FileProblem = 'type' | 'size';

/** The limits of a file field. */
export interface FileLimits {
  /** As in HTML: types (`image/png`, `image/*`) and extensions (`.pdf`). All files by default. */
  accept?: readonly string[] | undefined;
  /** The largest size, in bytes. */
  maxSize?: number | undefined;
}

function suits(file: File, accepted: string): boolean {
  const want = accepted.trim().toLowerCase();
  if (want.startsWith('.')) return file.name.toLowerCase().endsWith(want);
  const type = file.type.toLowerCase();
  return want.endsWith('/*') ? type.startsWith(want.slice(0, -1)) : type === want;
}

/** What is wrong with a file before it is sent; the server has the last word. */
export function fileProblem(file: File, { accept, maxSize }: FileLimits): FileProblem | undefined {
  if (accept !== undefined && !accept.some((accepted) => suits(file, accepted))) return 'type';
  if (maxSize !== undefined && file.size > maxSize) return 'size';
  return undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the best unit and the locale's format: "1.4 MB". */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  // From 999.95 kB on the rounded number would read 1000.
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: unit < 2 ? 0 : 1,
  }).format(value);
}
