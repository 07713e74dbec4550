import type { ReactNode } from 'react';
import { BookOpen, CircleAlert, CircleCheck, Download, RotateCw } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { Guilloche } from '../Guilloche/index.ts';
import { Logo } from '../../site/Logo/index.ts';
import { FactRows } from '../../support/FactRows.tsx';
import * as styles from './CertificateDetail.css.ts';

/** A fact of the certificate, already formatted. */
export interface CertificateFact {
  label: string;
  value: string;
}

export interface CertificatePaperProps {
  /** The public number or the id, which determines the bands. */
  id: string | number;
  category: CategoryHue;
  valid: boolean;
  /** "Certificate" */
  kind: string;
  /** The holder. */
  name: string;
  /** "has completed the training" */
  statement: string;
  course: string;
  courseLang?: string | undefined;
  /** At the bottom of the paper: result, duration, validity, number. */
  facts: readonly CertificateFact[];
}

/** A preview of the printed certificate. */
export function CertificatePaper({
  id,
  category,
  valid,
  kind,
  name,
  statement,
  course,
  courseLang,
  facts,
}: CertificatePaperProps) {
  return (
    <div className={classes(styles.paper, categoryScope[category])}>
      <span className={styles.bands}>
        <Guilloche seed={id} category={category} grey={!valid} faint />
      </span>
      <div className={styles.frame}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <div>
          <p className={styles.small}>{kind}</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.small}>{statement}</p>
          <p className={styles.course} lang={courseLang}>
            {course}
          </p>
        </div>
        <dl className={styles.paperFacts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.paperFact}>
              <dt className={styles.caption}>{fact.label}</dt>
              <dd className={styles.paperValue}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

export interface CertificateDetailProps {
  paper: CertificatePaperProps;
  /** In words: "Valid", "Expired". */
  status: string;
  title: string;
  lang?: string | undefined;
  /** What it certifies. */
  description?: ReactNode;
  /** Validity, result, the organisation that made the course. */
  facts: readonly CertificateFact[];
  /** The file; shown while the certificate is valid. */
  pdf: { label: string; href: string };
  /** A link to retake the course, instead of the file if the certificate is not valid. */
  renew?: { label: string; href: string } | undefined;
  /** A link to the course's material. */
  material?: { label: string; href: string } | undefined;
}

/** One certificate: the paper, its facts, the file. */
export function CertificateDetail({
  paper,
  status,
  title,
  lang,
  description,
  facts,
  pdf,
  renew,
  material,
}: CertificateDetailProps) {
  return (
    <div className={styles.root}>
      <CertificatePaper {...paper} />
      <div className={styles.side}>
        <Badge tone={paper.valid ? 'success' : 'danger'} icon={paper.valid ? CircleCheck : CircleAlert}>
          {status}
        </Badge>
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        {description !== undefined && <div className={styles.description}>{description}</div>}
        <dl className={styles.facts}>
          <FactRows facts={facts} />
        </dl>
        <div className={styles.actions}>
          {paper.valid && (
            <ButtonLink href={pdf.href} icon={Download} full>
              {pdf.label}
            </ButtonLink>
          )}
          {!paper.valid && renew !== undefined && (
            <ButtonLink href={renew.href} icon={RotateCw} full>
              {renew.label}
            </ButtonLink>
          )}
          {material !== undefined && (
            <ButtonLink href={material.href} icon={BookOpen} variant="outline" full>
              {material.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The certificate while it loads. */
export function CertificateDetailSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.paper} />
      <div className={styles.side}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
