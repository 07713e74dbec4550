/** A figure with its bar; `✗` marks a miss. */
export interface Figure {
  readonly value: number;
  readonly text: string;
  /** Upper or lower bound. */
  readonly most?: number;
  readonly least?: number;
}

export type Row = Readonly<Record<string, string | Figure>>;

export interface Table {
  readonly headline: string;
  readonly rows: readonly Row[];
}

const printed: Table[] = [];

/** What has been printed so far. */
export const printedTables = (): readonly Table[] => printed;

export const isMissed = ({ value, most, least }: Figure): boolean =>
  (most !== undefined && value > most) || (least !== undefined && value < least);

/** Whether any figure that has been printed is beyond its bar. */
export const hasMissed = (): boolean =>
  printed.some(({ rows }) =>
    rows.some((row) => Object.values(row).some((figure) => typeof figure !== 'string' && isMissed(figure))),
  );

/** Prints rows under a headline, marks each figure and counts the misses. */
export function printTable(headline: string, rows: readonly Row[]): void {
  printed.push({ headline, rows });
  let missed = 0;
  const shown = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, figure]) => {
        if (typeof figure === 'string') return [name, figure];
        if (isMissed(figure)) missed += 1;
        return [name, isMissed(figure) ? `✗ ${figure.text}` : figure.text];
      }),
    ),
  );
  process.stdout.write(`\n${headline}\n`);
  console.table(shown);
  if (missed > 0) process.stdout.write(`✗ ${missed} beyond the bar\n`);
}

export const kilobytes = (bytes: number, most?: number): Figure => ({
  value: bytes / 1024,
  text: `${(bytes / 1024).toFixed(1)} KB`,
  ...(most === undefined ? {} : { most }),
});

export const milliseconds = (value: number, most?: number, digits = 0): Figure => ({
  value,
  text: value.toFixed(digits),
  ...(most === undefined ? {} : { most }),
});

export const perSecond = ({ perSecond: value }: { readonly perSecond: number }, least?: number): Figure => ({
  value,
  text: value.toFixed(0),
  ...(least === undefined ? {} : { least }),
});

/** `of` as a share of `floor`, in percent. */
export const share = (of: number, floor: number, least?: number): Figure => ({
  value: (100 * of) / floor,
  text: `${((100 * of) / floor).toFixed(0)} %`,
  ...(least === undefined ? {} : { least }),
});

/** How many times `floor`. */
export const times = (of: number, floor: number, most?: number): Figure => ({
  value: of / floor,
  text: `× ${(of / floor).toFixed(2)}`,
  ...(most === undefined ? {} : { most }),
});
