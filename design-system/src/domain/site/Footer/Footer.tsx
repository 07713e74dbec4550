import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { breakable } from '../../../internal/breakable.tsx';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Link as TextLink } from '../../../primitives/Link/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { Logo } from '../Logo/index.ts';
import { footerWords } from './Footer.words.ts';
import type { FooterWord } from './Footer.words.ts';
import * as styles from './Footer.css.ts';

/** A link of the footer. */
export interface FooterLink {
  label: string;
  href: string;
  /** Leads to another site. */
  external?: boolean | undefined;
}

/** A group of links under its title. */
export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterProps extends RootProps {
  /** Where the logo leads. */
  homeHref?: string | undefined;
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
  /** In place of the built-in words. */
  texts?: Partial<Record<FooterWord, string>> | undefined;
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

/** A group of links: a column under its title, or, where there is no room for columns, a row that opens. */
function Group({ column }: { column: FooterColumn }) {
  return (
    <div className={styles.column}>
      {/* One of the two titles shows; the browser opens the row, so it does before any script. */}
      <h2 className={styles.title}>{column.title}</h2>
      <details className={styles.group}>
        <summary className={styles.summary}>
          <h2 className={styles.summaryTitle}>{column.title}</h2>
          <Icon icon={ChevronDown} />
        </summary>
        <ul className={styles.list}>
          {column.links.map((link) => (
            <li key={link.href}>
              <Anchor link={link} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** The footer of public pages. Its groups of links fold where there is no room for columns. */
export function Footer({
  homeHref = '/',
  about,
  columns,
  legal,
  copyright,
  stores,
  partners,
  controls,
  texts,
  ...root
}: FooterProps) {
  const say = useWords(footerWords, texts);
  const { Link } = useMedeina();
  return (
    <footer {...root} className={classes(deepScope, styles.footer)} data-medeina-scope="deep">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.first}>
            <Link href={homeHref} className={styles.home} aria-label={say('home')}>
              <Logo />
            </Link>
            <p className={styles.about}>{about}</p>
            {stores}
          </div>
          <nav className={styles.links} aria-label={say('navigation')}>
            {columns.map((column) => (
              <Group key={column.links[0]?.href ?? column.title} column={column} />
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

export interface AccountFooterProps extends RootProps {
  /** "© 2026 Medeina". */
  copyright: string;
  /** Privacy, terms and the like. */
  links: readonly FooterLink[];
  /** The theme. */
  controls?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<FooterWord, string>> | undefined;
}

/** The one-line footer of account and learning pages. */
export function AccountFooter({ copyright, links, controls, texts, ...root }: AccountFooterProps) {
  const say = useWords(footerWords, texts);
  return (
    <footer {...root} className={styles.account}>
      <div className={classes(styles.inner, styles.accountInner)}>
        <span>{copyright}</span>
        {controls}
        <nav aria-label={say('navigation')}>
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
