import { DrawnMark } from '../../support/DrawnMark.tsx';
import * as styles from './PartnerLogos.css.ts';

export interface PartnerLogo {
  id: string;
  name: string;
  /** Its mark: SVG path data on a field of 24 × 24. */
  paths: readonly string[];
}

export interface PartnerLogosProps {
  /** Names the row: "Partneriai". */
  label: string;
  partners: readonly PartnerLogo[];
}

/** Who stands beside the site: a line of drawn marks with their names. Takes the colours of what it stands in. */
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
