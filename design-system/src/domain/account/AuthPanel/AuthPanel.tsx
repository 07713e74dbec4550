import type { ReactNode } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { HeroRings } from '../../site/HeroRings/index.ts';
import { Logo } from '../../site/Logo/index.ts';
import { authPanelWords } from './AuthPanel.words.ts';
import type { AuthPanelWord } from './AuthPanel.words.ts';
import * as styles from './AuthPanel.css.ts';

export interface AuthPanelProps extends RootProps<HTMLDivElement> {
  /** The address of the logo's link. */
  homeHref: string;
  /** The heading: "Sign in". */
  title: string;
  /** Below the title: the link to the other form. */
  intro?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** At the bottom: privacy, language. */
  foot?: ReactNode;
  /** A quotation beside the rings, from 900 px. */
  quote?: { text: string; by: string } | undefined;
  /** The level of the heading. */
  headingLevel?: 1 | 2 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<AuthPanelWord, string>> | undefined;
}

/**
 * The frame of sign-in and registration: the form on one half, the rings on the other. Place it in the page's `main`.
 */
export function AuthPanel({
  homeHref,
  title,
  intro,
  children,
  foot,
  quote,
  headingLevel = 1,
  texts,
  ...root
}: AuthPanelProps) {
  const { Link } = useMedeina();
  const say = useWords(authPanelWords, texts);
  return (
    <div {...root} className={styles.frame}>
      <div className={styles.side}>
        <Link href={homeHref} className={styles.home} aria-label={say('home')}>
          <Logo />
        </Link>
        <div className={styles.body}>
          <Heading level={headingLevel} tabIndex={-1}>
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

export interface AuthDividerProps extends RootProps<HTMLDivElement> {
  /** In place of "or". */
  children?: string | undefined;
}

/** A rule with a word, between two ways to sign in. */
export function AuthDivider({ children, ...root }: AuthDividerProps) {
  const say = useWords(authPanelWords);
  return (
    <div {...root} className={styles.divider}>
      <span>{children ?? say('or')}</span>
    </div>
  );
}
