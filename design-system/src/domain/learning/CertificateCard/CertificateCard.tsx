import { CircleAlert, CircleCheck } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { formatPercent } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { daysBetween, formatDay } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { Guilloche } from '../Guilloche/index.ts';
import { certificateCardWords } from './CertificateCard.words.ts';
import type { CertificateCardWord } from './CertificateCard.words.ts';
import * as styles from './CertificateCard.css.ts';

/** From how many days on the card says how many are left. */
const SOON = 90;

export interface CertificateCardProps extends RootProps {
  /** The public number, which determines the bands. */
  number: string | number;
  /** The title of the course. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The address of the certificate's page. */
  href: string;
  /** The category of the course, whose colours the bands have. */
  category: CategoryHue;
  /** As the server says: a certificate may have ended before its last day. */
  valid: boolean;
  /** The end result, 0 to 100. */
  result?: number | undefined;
  /** The first day of the validity, `YYYY-MM-DD`. */
  from?: Day | undefined;
  /** The last day; left out if it never expires. */
  to?: Day | undefined;
  /** `YYYY-MM-DD`, in the user's time zone: with `from` and `to` it gives the bar of the validity that is left. */
  today?: Day | undefined;
  /** The level of the title. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CertificateCardWord, string>> | undefined;
}

/** The days that are left, and their share of the validity; nothing where it has no end. */
function validityLeft({
  valid,
  from,
  to,
  today,
}: Pick<CertificateCardProps, 'valid' | 'from' | 'to' | 'today'>) {
  if (from === undefined || to === undefined || today === undefined) return undefined;
  const [days, all] = [daysBetween(today, to), daysBetween(from, to)];
  if (!valid || days < 0) return { days: 0, share: 0 };
  return { days, share: all > 0 ? Math.min(1, days / all) : 1 };
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A certificate in a list: its bands, status, result and validity. */
export function CertificateCard({
  number,
  title,
  lang,
  href,
  category,
  valid,
  result,
  from,
  to,
  today,
  headingLevel = 2,
  texts,
  ...root
}: CertificateCardProps) {
  misuse?.(
    'CertificateCard',
    from !== undefined && to !== undefined && !(from <= to),
    `\`to\` is "${to}", before \`from\`; give the last day of the validity, or leave it out.`,
  );
  const { Link, locale } = useMedeina();
  const say = useWords(certificateCardWords, texts);
  const Title = headings[headingLevel];
  const left = validityLeft({ valid, from, to, today });
  const isSoon = valid && left !== undefined && left.days <= SOON;
  return (
    <article {...root} className={classes(styles.card, categoryScope[category])}>
      <span className={classes(styles.strip, !valid && styles.stripOff)}>
        <span className={styles.bands}>
          <Guilloche seed={number} category={category} grey={!valid} />
        </span>
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <Badge tone={valid ? 'success' : 'danger'} icon={valid ? CircleCheck : CircleAlert}>
            {say(valid ? 'valid' : 'notValid')}
          </Badge>
          {result !== undefined && (
            <span className={styles.muted}>{say('result', { result: formatPercent(result, locale) })}</span>
          )}
        </div>
        <Title className={styles.title} lang={lang}>
          <Link href={href} className={styles.link}>
            {title}
          </Link>
        </Title>
        <div className={styles.foot}>
          {left !== undefined && (
            <ProgressBar
              value={Math.round(left.share * 100)}
              label={say('remaining', { title })}
              valueText={valid ? say('left', { days: left.days }) : say('notValid')}
            />
          )}
          {(from !== undefined || to !== undefined) && (
            <div className={styles.line}>
              <span className={styles.muted}>
                {from !== undefined && say('from', { day: formatDay(from, locale) })}
              </span>
              <span className={styles.muted}>
                {to !== undefined && say('to', { day: formatDay(to, locale) })}
                {isSoon && <span aria-hidden="true">{`, ${say('left', { days: left.days })}`}</span>}
              </span>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

export interface CertificateGridProps extends RootProps<HTMLUListElement> {
  /** The name of the list, in place of "Certificates". */
  label?: string | undefined;
  /** The newest first. */
  certificates: readonly CertificateCardProps[];
}

/** Certificates in a grid; on a phone in a column. Renders nothing without any. */
export function CertificateGrid({ label, certificates, ...root }: CertificateGridProps) {
  const say = useWords(certificateCardWords);
  if (certificates.length === 0) return null;
  return (
    <ul {...root} className={styles.grid} aria-label={label ?? say('list')}>
      {certificates.map((certificate) => (
        <li key={certificate.number} className={styles.cell}>
          <CertificateCard {...certificate} />
        </li>
      ))}
    </ul>
  );
}

interface CertificateGridSkeletonProps extends SkeletonProps {
  /** How many cards. */
  count?: number | undefined;
}

/** The certificates while they load. */
export function CertificateGridSkeleton({ label, count = 4, ...root }: CertificateGridSkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.grid} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
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
