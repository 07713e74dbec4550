import { DrawnMark } from '../../support/DrawnMark.tsx';
import * as styles from './PartnerLogos.css.ts';

export interface PartnerLogo {
  id: string;
  name: string;
  /** SVG path data, in a view box of 24 × 24. */
  paths: readonly string[];
}

export interface PartnerLogosProps {
  /** The name of the row: "Partners". */
  label: string;
  partners: readonly PartnerLogo[];
}

/** The partners' marks and names, in the colours of the surroundings. */
export function PartnerLogos({ label, partners }: PartnerLogosProps) {
  if (partners.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {partners.map(({ id, name, paths }) => (
        <li key={id} className={styles.partner}>
          {paths.length > 0 && <DrawnMark paths={paths} />}
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
