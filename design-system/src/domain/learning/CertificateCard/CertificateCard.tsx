import { CircleAlert, CircleCheck } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { Guilloche } from '../Guilloche/index.ts';
import * as styles from './CertificateCard.css.ts';

export interface CertificateCardProps {
  /** The public number or the id, which determines the bands. */
  id: string | number;
  title: string;
  lang?: string | undefined;
  href: string;
  category: CategoryHue;
  valid: boolean;
  /** In words: "Valid", "Expired". */
  status: string;
  /** "Result 96 %" */
  result?: string | undefined;
  /** "from 22 October 2026" */
  from?: string | undefined;
  /** "until 22 October 2028"; left out if it never expires. */
  to?: string | undefined;
  /** The remaining share of the validity, from 0 to 1; shows the bar. */
  remaining?: number | undefined;
  /** The name of the bar: "Remaining validity". */
  remainingLabel?: string | undefined;
}

/** A certificate in a list: its bands, status, result and validity. */
export function CertificateCard({
  id,
  title,
  lang,
  href,
  category,
  valid,
  status,
  result,
  from,
  to,
  remaining,
  remainingLabel = '',
}: CertificateCardProps) {
  misuse?.(
    'CertificateCard',
    remaining !== undefined && !(remaining >= 0 && remaining <= 1),
    `\`remaining\` is ${remaining}; give the share that is left, 0 to 1.`,
  );
  misuse?.(
    'CertificateCard',
    remaining !== undefined && remainingLabel === '',
    'the bar has no name; give `remainingLabel` with `remaining`.',
  );
  const { Link } = useMedeina();
  const left = valid && remaining !== undefined ? Math.min(1, Math.max(0, remaining)) : 0;
  return (
    <article className={classes(styles.card, categoryScope[category])}>
      <span className={classes(styles.strip, !valid && styles.stripOff)}>
        <span className={styles.bands}>
          <Guilloche seed={id} category={category} grey={!valid} />
        </span>
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <Badge tone={valid ? 'success' : 'danger'} icon={valid ? CircleCheck : CircleAlert}>
            {status}
          </Badge>
          {result !== undefined && <span className={styles.muted}>{result}</span>}
        </div>
        <h2 className={styles.title} lang={lang}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </h2>
        <div className={styles.foot}>
          {remaining !== undefined && (
            <ProgressBar
              value={Math.round(left * 100)}
              label={`${remainingLabel}: ${title}`}
              valueText={to ?? status}
            />
          )}
          {(from !== undefined || to !== undefined) && (
            <div className={styles.line}>
              <span className={styles.muted}>{from}</span>
              <span className={styles.muted}>{to}</span>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

export interface CertificateGridProps {
  label: string;
  certificates: readonly CertificateCardProps[];
}

/** Certificates in a grid; on a phone in a column. Renders nothing without any. */
export function CertificateGrid({ label, certificates }: CertificateGridProps) {
  if (certificates.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={label}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={styles.cell}>
          <CertificateCard {...certificate} />
        </li>
      ))}
    </ul>
  );
}

/** The certificates while they load. */
export function CertificateGridSkeleton({ label, count = 4 }: { label: string; count?: number | undefined }) {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={`certificate-${String(index)}`} className={styles.card}>
          <span className={classes(styles.strip, styles.stripOff)} />
          <div className={styles.body}>
            <Skeleton shape="caption" width="half" />
            <Skeleton width="most" />
            <Skeleton shape="caption" />
          </div>
        </div>
      ))}
    </div>
  );
}
