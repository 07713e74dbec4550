import type { ReactNode } from 'react';
import { ChevronDown, Menu } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { Logo } from '../Logo/index.ts';
import { MegaMenu } from '../MegaMenu/index.ts';
import type { MegaMenuContent } from '../MegaMenu/index.ts';
import { headerWords } from './Header.words.ts';
import type { HeaderWord } from './Header.words.ts';
import { useMegaMenu } from './useMegaMenu.ts';
import { useStuck } from './useStuck.ts';
import * as styles from './Header.css.ts';

export const headerTones = ['light', 'dark'] as const;
/** The header's text over a hero: `light` on a dark picture, `dark` on a bright one. */
export type HeaderTone = (typeof headerTones)[number];

/** An entry of the main navigation: a link, or a button that opens a mega menu. */
export type HeaderItem =
  | { label: string; href: string; current?: boolean | undefined }
  | { label: string; menu: MegaMenuContent; current?: boolean | undefined };

export interface HeaderProps extends RootProps {
  /** Where the logo leads. */
  homeHref?: string | undefined;
  /** The main navigation, in order. */
  items: readonly HeaderItem[];
  /** Overlays what follows, with text of this tone. */
  over?: HeaderTone | undefined;
  /** The current address: menus close when it changes. */
  path?: string | undefined;
  /** The search field, from 1400 px. */
  search?: ReactNode;
  /** The search's icon button, below 1400 px. */
  searchButton?: ReactNode;
  /** The language switch, from 1200 px; below that it is in the mobile menu. */
  language?: ReactNode;
  /** Always visible, such as a cart. */
  extra?: ReactNode;
  /** The sign-in button or the profile menu, from 900 px. */
  account?: ReactNode;
  /** Opens the mobile menu; without it there is no menu button. */
  onMenu?: (() => void) | undefined;
  /** Whether the mobile menu is open. */
  menuOpen?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<HeaderWord, string>> | undefined;
}

interface MenuItemProps {
  item: Extract<HeaderItem, { menu: unknown }>;
  path: string | undefined;
}

function MenuItem({ item, path }: MenuItemProps) {
  const { open, close, rootProps, buttonProps, panelProps } = useMegaMenu(path);
  return (
    // It only observes the focus, the keys and the pointer of the button and its links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...rootProps}>
      <button
        {...buttonProps}
        type="button"
        className={styles.item}
        data-current={item.current === true ? '' : undefined}
      >
        {item.label}
        <Icon icon={ChevronDown} size="small" />
      </button>
      <div {...panelProps} className={styles.panel}>
        {open && <MegaMenu {...item.menu} onLeave={close} />}
      </div>
    </div>
  );
}

/**
 * The header of every page: solid, or transparent over a hero. On a phone it scrolls away and returns fixed and solid
 * after 320 px.
 */
export function Header({
  homeHref = '/',
  items,
  over,
  path,
  search,
  searchButton,
  language,
  extra,
  account,
  onMenu,
  menuOpen = false,
  texts,
  ...root
}: HeaderProps) {
  const say = useWords(headerWords, texts);
  const { Link } = useMedeina();
  const stuck = useStuck();
  const transparent = over !== undefined && !stuck;
  return (
    <header
      {...root}
      className={classes(styles.root, over !== undefined && styles.over)}
      data-tone={transparent ? over : undefined}
      data-stuck={stuck ? '' : undefined}
    >
      <div
        data-medeina-scope={transparent && over === 'light' ? 'deep' : undefined}
        className={classes(
          styles.bar,
          transparent && over === 'light' && deepScope,
          transparent && styles.transparent,
          stuck && styles.stuck,
        )}
      >
        <div className={styles.inner}>
          <Link href={homeHref} className={styles.home} aria-label={say('home')}>
            <Logo />
          </Link>
          <nav className={styles.navigation} aria-label={say('navigation')}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.label}>
                  {'menu' in item ? (
                    <MenuItem item={item} path={path} />
                  ) : (
                    <Link
                      href={item.href}
                      className={styles.item}
                      aria-current={item.current === true ? 'page' : undefined}
                    >
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            {search !== undefined && <div className={styles.search}>{search}</div>}
            {searchButton !== undefined && <div className={styles.searchButton}>{searchButton}</div>}
            {language !== undefined && <div className={styles.language}>{language}</div>}
            {extra}
            {account !== undefined && <div className={styles.account}>{account}</div>}
            {onMenu !== undefined && (
              <div className={styles.menuButton}>
                <IconButton
                  icon={Menu}
                  size="bar"
                  tip="below-start"
                  label={say('menu')}
                  aria-haspopup="dialog"
                  aria-expanded={menuOpen}
                  onClick={onMenu}
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </header>
  );
}
