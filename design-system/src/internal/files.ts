/** Why a file was not taken. */
export type FileProblem = 'type' | 'size';

/** What a field takes. */
export interface FileLimits {
  /** As the attribute of the platform: types (`image/png`, `image/*`) and endings (`.pdf`). Left out, all. */
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

/** What is wrong with a file before it is sent; what holds in truth, the server says. */
export function fileProblem(file: File, { accept, maxSize }: FileLimits): FileProblem | undefined {
  if (accept !== undefined && !accept.some((accepted) => suits(file, accepted))) return 'type';
  if (maxSize !== undefined && file.size > maxSize) return 'size';
  return undefined;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the unit that reads best, as the language writes it: "1,4 MB". */
export function formatSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  // 999,95 kB is a megabyte already: rounded, it would read as 1000.
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
