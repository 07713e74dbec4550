import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { HeroRings } from '../../site/HeroRings/index.ts';
import { Logo } from '../../site/Logo/index.ts';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The link of the logo. */
  homeLabel: string;
  /** The title of the form: "Log in". */
  title: string;
  /** Below the title: the link to the other form. */
  intro?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** At the bottom: privacy, language. */
  foot?: ReactNode;
  /** A quotation beside the rings, from 900 px. */
  quote?: { text: string; by: string } | undefined;
}

/**
 * The frame of sign-in and registration: the form on one half, the rings on the other. Place it in the page's `main`.
 */
export function AuthPanel({ homeHref, homeLabel, title, intro, children, foot, quote }: AuthPanelProps) {
  const { Link } = useMedeina();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Link href={homeHref} className={styles.home} aria-label={homeLabel}>
          <Logo />
        </Link>
        <div className={styles.body}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <div className={styles.intro}>{intro}</div>
          {children}
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={classes(deepScope, styles.art)} data-medeina-scope="deep">
        <div className={styles.rings}>
          <HeroRings />
        </div>
        {quote !== undefined && (
          <figure className={styles.figure}>
            <blockquote className={styles.quote}>{quote.text}</blockquote>
            <figcaption className={styles.by}>{quote.by}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

/** A rule with a word, between two ways to sign in. */
export function AuthDivider({
  children,
}: {
  /** The word between two ways to sign in: "or". */
  children: string;
}) {
  return (
    <div className={styles.divider}>
      <span>{children}</span>
    </div>
  );
}
