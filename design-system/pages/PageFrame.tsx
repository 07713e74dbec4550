import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Award,
  BookOpen,
  ChartNoAxesColumn,
  Heart,
  LayoutDashboard,
  Search,
  Settings2,
  ShoppingCart,
  UserRound,
} from 'lucide-react';
import { AccountLayout } from '../src/domain/AccountLayout/index.ts';
import { AccountFooter, Footer } from '../src/domain/Footer/index.ts';
import { Header } from '../src/domain/Header/index.ts';
import { LanguageSwitch } from '../src/domain/LanguageSwitch/index.ts';
import {
  footerColumns,
  headerItems,
  headerLabels,
  languages,
  legalLinks,
} from '../src/domain/support/shell.fixtures.ts';
import { TabBar, TabBarSpace } from '../src/domain/TabBar/index.ts';
import { ThemeControl } from '../src/domain/ThemeControl/index.ts';
import type { ThemeChoice } from '../src/domain/ThemeControl/index.ts';
import { Avatar } from '../src/primitives/Avatar/index.ts';
import { ButtonLink } from '../src/primitives/Button/index.ts';
import { IconLink } from '../src/primitives/IconButton/index.ts';
import { Inline } from '../src/primitives/Inline/index.ts';
import { SkipLink } from '../src/primitives/SkipLink/index.ts';

const nothing = () => undefined;

const Settings = () => {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <>
      <LanguageSwitch form="line" label="Kalba" current="lt" options={languages} />
      <ThemeControl
        value={theme}
        onChange={setTheme}
        labels={{ theme: 'Apipavidalinimas', system: 'Kaip sistemos', light: 'Šviesus', dark: 'Tamsus' }}
      />
    </>
  );
};

interface FrameProps {
  children: ReactNode;
  /** The address, for what is current in the menus. */
  path: string;
  /** Signed in: the face instead of "sign in", and the cart. */
  known?: boolean | undefined;
  /** The header lies over the page's first band. */
  over?: 'light' | 'dark' | undefined;
}

const Top = ({ path, known = false, over }: Omit<FrameProps, 'children'>) => (
  <>
    <SkipLink />
    <Header
      homeHref="/"
      labels={headerLabels}
      items={headerItems}
      path={path}
      over={over}
      searchButton={<IconLink icon={Search} size="bar" label="Ieškoti" href="/discover" />}
      language={<LanguageSwitch label="Kalba" current="lt" options={languages} />}
      account={
        known ? (
          <Inline gap={8} wrap={false}>
            <IconLink icon={ShoppingCart} size="bar" label="Krepšelis, 2 kursai" href="/cart" />
            <Avatar name="Rūta Kazlauskaitė" />
          </Inline>
        ) : (
          <ButtonLink size="sm" variant="outline" href="/login">
            Prisijungti
          </ButtonLink>
        )
      }
      onMenu={nothing}
    />
  </>
);

/** A public page: header, what it is given, the deep footer. */
export const PublicFrame = ({ children, ...top }: FrameProps) => (
  <>
    <Top {...top} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer
      homeHref="/"
      labels={{ home: 'Medeina, pradžia', navigation: 'Apatinė' }}
      about="Hibridiniai medicinos mokymai: teorija internetu, praktika simuliacijų kambaryje."
      columns={footerColumns}
      legal={legalLinks}
      copyright="© 2026 Medeina"
      controls={<Settings />}
    />
  </>
);

const places = [
  { label: 'Apžvalga', href: '/dashboard', icon: LayoutDashboard },
  { label: 'Mano kursai', href: '/dashboard/courses', icon: BookOpen },
  { label: 'Įvertinimai', href: '/dashboard/grades', icon: ChartNoAxesColumn },
  { label: 'Sertifikatai', href: '/dashboard/certificates', icon: Award },
  { label: 'Mėgstami', href: '/dashboard/favourites', icon: Heart },
];

const placesFor = (path: string) =>
  places.map(({ label, href, icon }) => ({ label, href, icon, current: href === path }));

/** A page of the person's own: its places at the side, a tab bar on a phone, the footer of one line. */
export const AccountFrame = ({ children, path }: Pick<FrameProps, 'children' | 'path'>) => (
  <>
    <Top path={path} known />
    <main id="main" tabIndex={-1}>
      <AccountLayout
        label="Paskyra"
        links={[
          ...placesFor(path),
          { label: 'Nustatymai', href: '/dashboard/settings', icon: Settings2, separated: true },
        ]}
        logOut={{ label: 'Atsijungti', onPress: nothing }}
      >
        {children}
      </AccountLayout>
    </main>
    <OwnFooter />
    <TabBarSpace />
    <TabBar
      label="Paskyros"
      items={[
        ...placesFor(path).slice(0, 2),
        { label: 'Ieškoti', href: '/discover', icon: Search },
        { label: 'Sertifikatai', href: '/dashboard/certificates', icon: Award },
        { label: 'Profilis', href: '/dashboard/settings', icon: UserRound },
      ]}
    />
  </>
);

const OwnFooter = () => (
  <AccountFooter copyright="© 2026 Medeina" label="Apatinė" links={legalLinks} controls={<Settings />} />
);

/** A course of the person's own: the header of the site, the course, the footer of one line. */
export const LearningFrame = ({ children }: Pick<FrameProps, 'children'>) => (
  <>
    <Top path="/course/101/theory" known />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <OwnFooter />
  </>
);
