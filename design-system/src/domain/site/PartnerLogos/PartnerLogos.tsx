import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { DrawnMark } from '../../support/DrawnMark.tsx';
import { partnerLogosWords } from './PartnerLogos.words.ts';
import * as styles from './PartnerLogos.css.ts';

/** A partner with its mark. */
export interface PartnerLogo {
  id: string;
  name: string;
  /** SVG path data, in a view box of 24 × 24. */
  paths: readonly string[];
}

export interface PartnerLogosProps extends RootProps<HTMLUListElement> {
  /** The name of the row; "Partners" by default. */
  label?: string | undefined;
  /** The partners, in order. */
  partners: readonly PartnerLogo[];
}

/** The partners' marks and names, in the colours of the surroundings. */
export function PartnerLogos({ label, partners, ...root }: PartnerLogosProps) {
  const say = useWords(partnerLogosWords);
  if (partners.length === 0) return null;
  return (
    <ul {...root} className={styles.list} aria-label={label ?? say('label')}>
      {partners.map(({ id, name, paths }) => (
        <li key={id} className={styles.partner}>
          {paths.length > 0 && <DrawnMark paths={paths} />}
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
