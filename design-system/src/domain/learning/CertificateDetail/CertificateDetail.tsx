import type { ReactNode } from 'react';
import { BookOpen, CircleAlert, CircleCheck, Download, RotateCw } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatPercent } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { Guilloche } from '../Guilloche/index.ts';
import { Logo } from '../../site/Logo/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatDay, formatDuration } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { certificateDetailWords } from './CertificateDetail.words.ts';
import type { CertificateDetailWord } from './CertificateDetail.words.ts';
import * as styles from './CertificateDetail.css.ts';

export interface CertificatePaperProps extends RootProps<HTMLDivElement> {
  /** The public number, which determines the bands. */
  number: string | number;
  /** The category of the course, whose colours the bands have. */
  category: CategoryHue;
  /** As the server says: a certificate may have ended before its last day. */
  valid: boolean;
  /** The holder. */
  name: string;
  /** The title of the course. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The end result, 0 to 100. */
  result?: number | undefined;
  /** Hours of training. */
  hours?: number | undefined;
  /** The first day of the validity, `YYYY-MM-DD`. */
  from?: Day | undefined;
  /** The last day; left out if it never expires. */
  to?: Day | undefined;
  /** The whole address of the page that says whether the certificate is real; it stands on the paper. */
  verifyHref?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<CertificateDetailWord, string>> | undefined;
}

/** A fact in words, or none where it is not known. */
function known(label: string, value: string | undefined) {
  return value === undefined ? [] : [{ label, value }];
}

/** The facts of a certificate in the provider's language. */
function useFacts({
  number,
  result,
  hours,
  from,
  to,
  texts,
}: Pick<CertificatePaperProps, 'number' | 'result' | 'hours' | 'from' | 'to' | 'texts'>) {
  const { locale } = useMedeina();
  const say = useWords(certificateDetailWords, texts);
  const written = (day: Day | undefined) => (day === undefined ? undefined : formatDay(day, locale));
  return {
    result: known(say('result'), result === undefined ? undefined : formatPercent(result, locale)),
    hours: known(say('duration'), hours === undefined ? undefined : formatDuration(hours * 60, locale)),
    from: known(say('from'), written(from)),
    to: known(say('to'), written(to) ?? (from === undefined ? undefined : say('endless'))),
    number: known(say('number'), String(number)),
  };
}

/** A preview of the printed certificate. */
export function CertificatePaper({
  number,
  category,
  valid,
  name,
  title,
  lang,
  result,
  hours,
  from,
  to,
  verifyHref,
  texts,
  ...root
}: CertificatePaperProps) {
  const say = useWords(certificateDetailWords, texts);
  const facts = useFacts({ number, result, hours, from, to, texts });
  return (
    <div {...root} className={classes(styles.paper, categoryScope[category])}>
      <span className={styles.bands}>
        <Guilloche seed={number} category={category} grey={!valid} faint />
      </span>
      <div className={styles.frame}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <div>
          <p className={styles.small}>{say('kind')}</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.small}>{say('statement')}</p>
          <p className={styles.course} lang={lang}>
            {title}
          </p>
        </div>
        <div className={styles.paperFoot}>
          <dl className={styles.paperFacts}>
            {[...facts.result, ...facts.hours, ...facts.to, ...facts.number].map((fact) => (
              <div key={fact.label} className={styles.paperFact}>
                <dt className={styles.caption}>{fact.label}</dt>
                <dd className={styles.paperValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {verifyHref !== undefined && (
            <p className={styles.verify}>
              {say('verify')}{' '}
              <a href={verifyHref} className={styles.address}>
                {verifyHref}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export interface CertificateDetailProps extends CertificatePaperProps {
  /** What it certifies. */
  description?: ReactNode;
  /** The organisation that made the course. */
  organisation?: string | undefined;
  /** The address of the file; offered while the certificate is valid. */
  pdfHref?: string | undefined;
  /** Gives the file, where it takes more than a link. */
  onPdf?: (() => void) | undefined;
  /** The file is being fetched. */
  pdfLoading?: boolean | undefined;
  /** Further things to do, below the file. */
  actions?: ReactNode;
  /** Where the course is taken again, instead of the file if the certificate is not valid. */
  renewHref?: string | undefined;
  /** The address of the course's material. */
  materialHref?: string | undefined;
  /** The level of the title. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** One certificate: the paper, its facts, the file. Printed, the paper takes a page and its facts the next. */
export function CertificateDetail({
  description,
  organisation,
  pdfHref,
  onPdf,
  pdfLoading = false,
  actions,
  renewHref,
  materialHref,
  headingLevel = 1,
  number,
  category,
  valid,
  name,
  title,
  lang,
  result,
  hours,
  from,
  to,
  verifyHref,
  texts,
  ...root
}: CertificateDetailProps) {
  const say = useWords(certificateDetailWords, texts);
  const paper = { number, category, valid, name, title, lang, result, hours, from, to, verifyHref, texts };
  const facts = useFacts(paper);
  const Title = headings[headingLevel];
  return (
    <div {...root} className={styles.root}>
      <CertificatePaper {...paper} />
      <div className={styles.side}>
        <Badge tone={valid ? 'success' : 'danger'} icon={valid ? CircleCheck : CircleAlert}>
          {say(valid ? 'valid' : 'notValid')}
        </Badge>
        <Title className={styles.title} lang={lang}>
          {title}
        </Title>
        {description !== undefined && <div className={styles.description}>{description}</div>}
        <dl className={styles.facts}>
          <FactRows
            facts={[...facts.from, ...facts.to, ...facts.result, ...known(say('organisation'), organisation)]}
          />
        </dl>
        <div className={styles.actions}>
          {valid && onPdf !== undefined && (
            <Button icon={Download} loading={pdfLoading} onClick={onPdf} full>
              {say('pdf')}
            </Button>
          )}
          {valid && onPdf === undefined && pdfHref !== undefined && (
            <ButtonLink href={pdfHref} icon={Download} full>
              {say('pdf')}
            </ButtonLink>
          )}
          {!valid && renewHref !== undefined && (
            <ButtonLink href={renewHref} icon={RotateCw} full>
              {say('renew')}
            </ButtonLink>
          )}
          {materialHref !== undefined && (
            <ButtonLink href={materialHref} icon={BookOpen} variant="outline" full>
              {say('material')}
            </ButtonLink>
          )}
          {actions}
        </div>
      </div>
    </div>
  );
}

/** The certificate while it loads. */
export function CertificateDetailSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} className={styles.root} aria-busy="true">
      <div className={styles.paper} />
      <div className={styles.side}>
        <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
