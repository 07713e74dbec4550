import type { ReactNode } from 'react';
import { breakable } from '../../../internal/breakable.tsx';
import { classes } from '../../../internal/classes.ts';
import { Link as TextLink } from '../../../primitives/Link/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { Logo } from '../Logo/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterLink {
  label: string;
  href: string;
  /** Leads to another site. */
  external?: boolean | undefined;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps {
  homeHref: string;
  labels: {
    /** The link of the logo. */
    home: string;
    /** The name of the navigation: "Footer". */
    navigation: string;
  };
  /** A sentence below the logo. */
  about: string;
  /** Up to four columns of links. */
  columns: readonly FooterColumn[];
  /** Privacy, terms and the like, in the last line. */
  legal: readonly FooterLink[];
  /** "© 2026 Medeina". */
  copyright: string;
  /** Below the sentence: links to the app stores. */
  stores?: ReactNode;
  /** Above the rule: the partners. */
  partners?: ReactNode;
  /** Beside the partners: theme and language. */
  controls?: ReactNode;
}

function Anchor({ link, inline = false }: { link: FooterLink; inline?: boolean }) {
  const { Link } = useMedeina();
  if (link.external === true)
    return (
      <TextLink href={link.href} kind="quiet" external>
        {link.label}
      </TextLink>
    );
  return (
    <Link href={link.href} className={inline ? styles.inlineLink : styles.link}>
      {breakable(link.label)}
    </Link>
  );
}

/** The footer of public pages. */
export function Footer({
  homeHref,
  labels,
  about,
  columns,
  legal,
  copyright,
  stores,
  partners,
  controls,
}: FooterProps) {
  const { Link } = useMedeina();
  return (
    <footer className={classes(deepScope, styles.footer)} data-medeina-scope="deep">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.first}>
            <Link href={homeHref} className={styles.home} aria-label={labels.home}>
              <Logo />
            </Link>
            <p className={styles.about}>{about}</p>
            {stores}
          </div>
          <nav className={styles.links} aria-label={labels.navigation}>
            {columns.map((column) => (
              <div key={column.links[0]?.href ?? column.title} className={styles.column}>
                <h2 className={styles.title}>{column.title}</h2>
                <ul className={styles.list}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Anchor link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {(partners !== undefined || controls !== undefined) && (
          <div className={styles.middle}>
            <div className={styles.partners}>{partners}</div>
            {controls !== undefined && <div className={styles.controls}>{controls}</div>}
          </div>
        )}
        <div className={styles.bottom}>
          <span>{copyright}</span>
          <ul className={styles.legal}>
            {legal.map((link) => (
              <li key={link.href}>
                <Anchor link={link} inline />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

export interface AccountFooterProps {
  copyright: string;
  /** The name of the navigation. */
  label: string;
  links: readonly FooterLink[];
  controls?: ReactNode;
}

/** The one-line footer of account and learning pages. */
export function AccountFooter({ copyright, label, links, controls }: AccountFooterProps) {
  return (
    <footer className={styles.account}>
      <div className={classes(styles.inner, styles.accountInner)}>
        <span>{copyright}</span>
        {controls}
        <nav aria-label={label}>
          <ul className={styles.legal}>
            {links.map((link) => (
              <li key={link.href}>
                <Anchor link={link} inline />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
