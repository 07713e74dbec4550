import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { accountLayoutWords } from './AccountLayout.words.ts';
import type { AccountLayoutWord } from './AccountLayout.words.ts';
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

export interface AccountLayoutProps extends RootProps<HTMLDivElement> {
  /** The name of the navigation, in place of "Account". */
  label?: string | undefined;
  /** The pages of the account. */
  links: readonly AccountLink[];
  /** Logs out: the last row of the navigation, if it is given. */
  onLogOut?: (() => void) | undefined;
  /** The page. */
  children: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<AccountLayoutWord, string>> | undefined;
}

/** The layout of account pages: navigation at the side, below 1200 px a row of tabs. */
export function AccountLayout({
  label,
  links,
  onLogOut,
  children,
  texts: ownTexts,
  ...root
}: AccountLayoutProps) {
  const { Link, texts } = useMedeina();
  const say = useWords(accountLayoutWords, ownTexts);
  return (
    <div {...root} className={styles.shell}>
      <nav className={styles.side} aria-label={label ?? say('account')}>
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
          {onLogOut !== undefined && (
            <li>
              <button type="button" className={styles.link} onClick={onLogOut}>
                <Icon icon={LogOut} />
                <span>{say('logOut')}</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
