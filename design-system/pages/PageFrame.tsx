import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Award,
  BookOpen,
  ChartNoAxesColumn,
  Heart,
  LayoutDashboard,
  ReceiptText,
  Search as SearchIcon,
  Settings2,
  ShoppingCart,
  UserRound,
} from 'lucide-react';
import { AccountLayout } from '../src/domain/account/AccountLayout/index.ts';
import { AccountFooter, Footer } from '../src/domain/site/Footer/index.ts';
import { Header } from '../src/domain/site/Header/index.ts';
import { LanguageSwitch } from '../src/domain/site/LanguageSwitch/index.ts';
import { footerColumns, headerItems, languages, legalLinks } from '../src/domain/support/shell.fixtures.ts';
import { PartnerLogos } from '../src/domain/site/PartnerLogos/index.ts';
import { StoreLinks } from '../src/domain/site/StoreLinks/index.ts';
import { TabBar, TabBarSpace } from '../src/domain/site/TabBar/index.ts';
import { ThemeControl } from '../src/domain/site/ThemeControl/index.ts';
import { Avatar } from '../src/primitives/Avatar/index.ts';
import { ButtonLink } from '../src/primitives/Button/index.ts';
import { IconLink } from '../src/primitives/IconButton/index.ts';
import { SearchBox } from '../src/primitives/SearchBox/index.ts';
import { SkipLink } from '../src/primitives/SkipLink/index.ts';
import { language } from '../src/internal/phrases/language.fixtures.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

function nothing() {}

function Settings() {
  return (
    <>
      <LanguageSwitch form="line" current={language} options={languages} />
      <ThemeControl defaultValue="system" />
    </>
  );
}

/** Shown in the widest header only. */
function Search() {
  const [words, setWords] = useState('');
  return (
    <SearchBox
      label={t('Ieškoti kurso')}
      placeholder={t('Ieškoti kurso')}
      value={words}
      onChange={setWords}
      onSubmit={nothing}
    />
  );
}

interface FrameProps {
  children: ReactNode;
  /** The current path, for the menus. */
  path: string;
  /** Signed in: the avatar instead of "sign in", and the cart. */
  known?: boolean | undefined;
  /** The number of courses in the cart. */
  inCart?: 0 | 2 | undefined;
  /** The header overlays the page's first band. */
  over?: 'light' | 'dark' | undefined;
}

function Top({ path, known = false, inCart = 2, over }: Omit<FrameProps, 'children'>) {
  const items = headerItems.map((item) =>
    Object.assign({}, item, { current: item.current === true && path === '/discover' }),
  );
  return (
    <>
      <SkipLink />
      <Header
        items={items}
        path={path}
        over={over}
        search={<Search />}
        searchButton={<IconLink icon={SearchIcon} size="bar" label={t('Ieškoti')} href="/discover" />}
        language={<LanguageSwitch current={language} options={languages} />}
        extra={
          known && (
            <IconLink
              icon={ShoppingCart}
              size="bar"
              count={inCart}
              label={inCart === 0 ? t('Krepšelis tuščias') : t('Krepšelis, 2 kursai')}
              href="/cart"
            />
          )
        }
        account={
          known ? (
            <Avatar name="Rūta Kazlauskaitė" />
          ) : (
            <ButtonLink size="sm" variant="outline" href="/login">
              {t('Prisijungti')}
            </ButtonLink>
          )
        }
        onMenu={nothing}
      />
    </>
  );
}

const partners = [
  {
    id: 'university',
    name: t('Šilo universitetas'),
    paths: ['M12 2.6 8.9 7.4h1.7L7.6 11.8h1.9L5.9 16.8h12.2l-3.6-5h1.9l-3-4.4h1.7Z', 'M12 16.8v4.6'],
  },
  {
    id: 'centre',
    name: t('Simuliacijų centras „Rievė“'),
    paths: [
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
      'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
      'M12 12v.01',
    ],
  },
];
const stores = { ios: 'https://apps.example.com/ios', android: 'https://apps.example.com/android' };

/** A public page: header, content, deep footer. */
export function PublicFrame({ children, ...top }: FrameProps) {
  return (
    <>
      <Top {...top} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        about={t('Hibridiniai medicinos mokymai: teorija internetu, praktika simuliacijų kambaryje.')}
        columns={footerColumns}
        stores={<StoreLinks links={stores} />}
        partners={<PartnerLogos partners={partners} />}
        legal={legalLinks}
        copyright="© 2026 Medeina"
        controls={<Settings />}
      />
    </>
  );
}

const places = [
  { label: t('Apžvalga'), href: '/dashboard', icon: LayoutDashboard },
  { label: t('Mano kursai'), href: '/dashboard/courses', icon: BookOpen },
  { label: t('Įvertinimai'), href: '/dashboard/grades', icon: ChartNoAxesColumn },
  { label: t('Sertifikatai'), href: '/dashboard/certificates', icon: Award },
  { label: t('Mėgstami'), href: '/dashboard/favourites', icon: Heart },
  { label: t('Pirkimai'), href: '/dashboard/purchases', icon: ReceiptText },
];

function placesFor(path: string) {
  return places.map(({ label, href, icon }) => ({ label, href, icon, current: href === path }));
}

/** An account page: navigation at the side, a tab bar on a phone, the one-line footer. */
export function AccountFrame({ children, path }: Pick<FrameProps, 'children' | 'path'>) {
  return (
    <>
      <Top path={path} known />
      <main id="main" tabIndex={-1}>
        <AccountLayout
          links={[
            ...placesFor(path),
            { label: t('Nustatymai'), href: '/dashboard/settings', icon: Settings2, separated: true },
          ]}
          onLogOut={nothing}
        >
          {children}
        </AccountLayout>
      </main>
      <OwnFooter />
      <TabBarSpace />
      <TabBar
        items={[
          ...placesFor(path).slice(0, 2),
          { label: t('Ieškoti'), href: '/discover', icon: SearchIcon },
          { label: t('Sertifikatai'), href: '/dashboard/certificates', icon: Award },
          { label: t('Profilis'), href: '/dashboard/settings', icon: UserRound },
        ]}
      />
    </>
  );
}

function OwnFooter() {
  return <AccountFooter copyright="© 2026 Medeina" links={legalLinks} controls={<Settings />} />;
}

/** A learner's course: the header, the course, the one-line footer. */
export function LearningFrame({ children }: Pick<FrameProps, 'children'>) {
  return (
    <>
      <Top path="/course/101/theory" known />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <OwnFooter />
    </>
  );
}
