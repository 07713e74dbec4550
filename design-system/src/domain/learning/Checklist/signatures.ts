/** A point of a stroke, in shares of the area: a signature looks the same in any width. */
export interface SignaturePoint {
  x: number;
  y: number;
  pressure: number;
  /** Milliseconds; the distance in time gives the width of the line. */
  time: number;
}

export type SignatureStroke = readonly SignaturePoint[];

/** A signature as data: drawn strokes, or a typed name. */
export type SignatureValue =
  | { kind: 'drawn'; strokes: readonly SignatureStroke[] }
  | { kind: 'typed'; name: string };

/** Whether somebody signed. */
export function isSigned(value: SignatureValue): boolean {
  return value.kind === 'drawn' ? value.strokes.length > 0 : value.name.trim() !== '';
}

const decimals = 10_000;

function rounded(share: number): number {
  return Math.round(share * decimals) / decimals;
}

/** Pixels of an area into shares of its width: a signature keeps its proportions. */
export function toShares(stroke: SignatureStroke, width: number): SignatureStroke {
  return stroke.map(({ x, y, pressure, time }) => ({
    x: rounded(x / width),
    y: rounded(y / width),
    pressure,
    time,
  }));
}

/** And back, into the pixels of another area. */
export function toPixels(stroke: SignatureStroke, width: number): SignatureStroke {
  return stroke.map(({ x, y, pressure, time }) => ({ x: x * width, y: y * width, pressure, time }));
}
