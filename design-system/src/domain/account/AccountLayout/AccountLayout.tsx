import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './AccountLayout.css.ts';

export interface AccountLink {
  label: string;
  href: string;
  icon: IconSource;
  current?: boolean | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
  /** With a rule above it. */
  separated?: boolean | undefined;
}

export interface AccountLayoutProps {
  /** The name of the navigation: "Account". */
  label: string;
  /** The pages of the account. */
  links: readonly AccountLink[];
  /** The way out, last of the links. */
  logOut?: { label: string; onPress: () => void } | undefined;
  /** The page itself. */
  children: ReactNode;
}

/** The layout of account pages: navigation at the side, below 1200 px a row of tabs. */
export function AccountLayout({ label, links, logOut, children }: AccountLayoutProps) {
  const { Link, texts } = useMedeina();
  return (
    <div className={styles.shell}>
      <nav className={styles.side} aria-label={label}>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href} className={link.separated === true ? styles.separated : undefined}>
              {link.external === true ? (
                <a href={link.href} className={styles.link} rel="noopener noreferrer">
                  <Icon icon={link.icon} />
                  <span>
                    {link.label}
                    <VisuallyHidden>, {texts.external}</VisuallyHidden>
                  </span>
                </a>
              ) : (
                <Link
                  href={link.href}
                  className={styles.link}
                  aria-current={link.current === true ? 'page' : undefined}
                >
                  <Icon icon={link.icon} />
                  <span>{link.label}</span>
                </Link>
              )}
            </li>
          ))}
          {logOut !== undefined && (
            <li>
              <button type="button" className={styles.link} onClick={logOut.onPress}>
                <Icon icon={LogOut} />
                <span>{logOut.label}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
