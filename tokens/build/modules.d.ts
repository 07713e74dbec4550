/** The parts that we use of two packages without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default?: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    toSVG(): string;
  }
  interface Font {
    readonly unitsPerEm: number;
    /** Height above the baseline, in font units. */
    readonly ascent: number;
    /** Depth below the baseline, in font units, negative. */
    readonly descent: number;
    glyphForCodePoint(point: number): { readonly advanceWidth: number; readonly path: Path };
    /** Lays out a text; advances include kerning. */
    layout(text: string): {
      readonly advanceWidth: number;
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }
  export function create(content: Buffer): Font;
}
