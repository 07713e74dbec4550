import { Header, type HeaderItem, type HeaderTone } from '@medeina/design-system/domain/Header';
import { LanguageSwitch } from '@medeina/design-system/domain/LanguageSwitch';
import { IconButton } from '@medeina/design-system/primitives/IconButton';
import { Search, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isDiscoverPath } from '../../data/catalogue/discover.ts';
import { useHasCart } from '../../data/shopping/hasCart.ts';
import { AccountSlot } from './AccountSlot.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import * as styles from './Shell.css.ts';
import { useAboutMenu } from './useAboutMenu.ts';
import { useBusinessMenu } from './useBusinessMenu.ts';
import { useLanguageOptions } from './useLanguageOptions.ts';
import { useCourseMenu } from './useCourseMenu.ts';

const PhoneMenu = lazy(() => import('./PhoneMenu.tsx'));
const CartLink = lazy(() => import('./CartLink.tsx'));

/** The search field over the header, until Esc, the cross or a result closes it. */
function SearchPanel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <div className={styles.searchPanel}>
      <div className={styles.searchField}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened the search */}
        <HeaderSearch autoFocus onLeave={onClose} />
      </div>
      <IconButton
        icon={X}
        label={intl.formatMessage({ id: 'common.close' })}
        tip="below-start"
        onClick={onClose}
      />
    </div>
  );
}

/** The site's navigation, with its menus. */
function useItems(): readonly HeaderItem[] {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const courses = useCourseMenu();
  const business = useBusinessMenu();
  const about = useAboutMenu();
  // Of one person who wants a place, the form is no matter of institutions.
  const isForGroup = pathname === '/help/offer' && !search.includes('product_id=');
  const say = (id: string) => intl.formatMessage({ id });
  return [
    { label: say('shell.courses'), menu: courses, current: isDiscoverPath(pathname) },
    {
      label: say('shell.business'),
      menu: business,
      current: pathname.startsWith('/business/') || isForGroup,
    },
    {
      label: say('shell.aboutMedeina'),
      menu: about,
      current:
        ['/how-it-works', '/about', '/page/8', '/contacts'].includes(pathname) ||
        pathname.startsWith('/projects/'),
    },
    { label: say('shell.help'), href: '/faq', current: pathname === '/faq' || pathname.startsWith('/faq/') },
  ];
}

/** The head of every page but those of signing in. */
export function SiteHeader({ over }: { over: HeaderTone | undefined }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const hasCart = useHasCart();
  const language = useLanguageOptions();
  const items = useItems();
  const [isSearching, setSearching] = useState(false);
  // Undefined until it was first asked for: its code is loaded then.
  const [isMenuOpen, setMenuOpen] = useState<boolean>();
  const [seenPath, setSeenPath] = useState(pathname);
  if (seenPath !== pathname) {
    setSeenPath(pathname);
    setSearching(false);
    if (isMenuOpen === true) setMenuOpen(false);
  }
  useEffect(() => {
    if (isMenuOpen !== true) return undefined;
    // Where the header has its whole navigation there is no button that would open this one.
    const wide = matchMedia('(min-width: 1200px)');
    const close = () => setMenuOpen(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isMenuOpen]);
  const opener = useRef<HTMLButtonElement>(null);
  // The list of courses has a search of its own.
  const hasSearch = !isDiscoverPath(pathname);
  const say = (id: string) => intl.formatMessage({ id });
  const closeSearch = useCallback(() => {
    setSearching(false);
    opener.current?.focus();
  }, []);
  return (
    <>
      <Header
        items={items}
        over={over}
        path={pathname}
        search={hasSearch ? <HeaderSearch /> : undefined}
        searchButton={
          hasSearch ? (
            <IconButton
              ref={opener}
              icon={Search}
              label={say('shell.search.open')}
              aria-expanded={isSearching}
              onClick={() => setSearching(true)}
            />
          ) : undefined
        }
        language={<LanguageSwitch {...language} />}
        extra={
          hasCart && (
            <Suspense fallback={null}>
              <CartLink />
            </Suspense>
          )
        }
        account={<AccountSlot />}
        onMenu={() => setMenuOpen(true)}
        menuOpen={isMenuOpen ?? false}
      />
      {isMenuOpen !== undefined && (
        <Suspense>
          <PhoneMenu isOpen={isMenuOpen} onOpenChange={setMenuOpen} items={items} />
        </Suspense>
      )}
      {isSearching && <SearchPanel onClose={closeSearch} />}
    </>
  );
}
