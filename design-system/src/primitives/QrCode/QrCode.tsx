import { encode } from 'uqr';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { code } from './QrCode.css.ts';

/** The quiet zone of ISO/IEC 18004, in modules. */
const quietZone = 4;

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /**
   * What the code holds: an address, at most 2,331 bytes.
   * @throws Error if it is longer.
   */
  value: string;
  /** The accessible name: what the code leads to. */
  label: string;
}

/** The dark modules as one path, a rectangle per run. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}

/** A QR code (ISO/IEC 18004, error correction M), generated in the page. */
export function QrCode({ value, label, ...root }: QrCodeProps) {
  misuse?.('QrCode', value === '', '`value` is empty; wait with the code until there is an address.');
  const { data, size } = encode(value, { ecc: 'M', border: quietZone });
  return (
    <svg
      {...root}
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
}
