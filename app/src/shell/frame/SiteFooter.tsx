import { AccountFooter, Footer, type FooterColumn } from '@medeina/design-system/domain/Footer';
import { LanguageSwitch } from '@medeina/design-system/domain/LanguageSwitch';
import { ThemeControl } from '@medeina/design-system/domain/ThemeControl';
import { PartnerLogos } from '@medeina/design-system/domain/PartnerLogos';
import { StoreLinks } from '@medeina/design-system/domain/StoreLinks';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { mailHref, telephoneHref, useContactDetails } from '../../data/content/contactDetails.ts';
import { useCall } from '../../data/hooks.ts';
import { partnersInput } from '../../data/content/partners.ts';
import { useLanguageOptions } from './useLanguageOptions.ts';
import { useTheme } from './useTheme.ts';

function Controls({ hasLanguage }: { hasLanguage: boolean }) {
  const language = useLanguageOptions();
  const [theme = '', setTheme] = useTheme();
  return (
    <Inline gap={24}>
      <ThemeControl value={theme} onChange={setTheme} />
      {hasLanguage && <LanguageSwitch form="line" {...language} />}
    </Inline>
  );
}

/** The partners' logos; nothing until they are loaded. */
function Partners() {
  const { data } = useCall('content.clients', partnersInput);
  return (
    <PartnerLogos partners={(data?.data ?? []).map(({ key, name, paths }) => ({ id: key, name, paths }))} />
  );
}

/** What both feet say. */
function useLastLine() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return {
    // The year of the first publication, which does not move.
    copyright: intl.formatMessage({ id: 'shell.footer.copyright' }, { year: '2026' }),
    links: [
      { label: say('shell.privacy'), href: '/page/3' },
      { label: say('shell.terms'), href: '/page/5' },
      { label: say('shell.cookies'), href: '/page/9' },
    ],
  };
}

/** One line where one studies. */
function ShortFooter() {
  return <AccountFooter {...useLastLine()} controls={<Controls hasLanguage={false} />} />;
}

/** Five columns on public pages. */
function WholeFooter() {
  const intl = useIntl();
  const { app_links: app } = useConfig();
  const details = useContactDetails();
  const { copyright, links: legal } = useLastLine();
  const say = (id: string) => intl.formatMessage({ id });
  const link = (id: string, href: string) => ({ label: say(id), href });
  const columns: readonly FooterColumn[] = [
    {
      title: say('shell.footer.learning'),
      links: [
        link('shell.courses.all', '/discover'),
        link('shell.courses.nearest', '/discover?sort=date'),
        link('shell.how', '/how-it-works'),
        link('shell.app', '/app-download'),
      ],
    },
    {
      title: say('shell.business'),
      links: [
        link('shell.teams', '/business/about'),
        link('shell.institutions', '/business/business-and-institutions'),
        link('shell.offer', '/help/offer'),
      ],
    },
    {
      title: say('shell.aboutMedeina'),
      links: [
        link('shell.about', '/about'),
        link('shell.organisation', '/page/8'),
        link('shell.projects.current', '/projects/in-progress'),
        link('shell.projects.done', '/projects/done'),
      ],
    },
    {
      title: say('shell.help'),
      links: [
        link('shell.faq', '/faq'),
        link('shell.help.page', '/help'),
        link('shell.contacts', '/contacts'),
        ...(details?.phone ? [{ label: details.phone, href: telephoneHref(details.phone) }] : []),
        ...(details?.email ? [{ label: details.email, href: mailHref(details.email) }] : []),
      ],
    },
  ];
  return (
    <Footer
      about={say('shell.footer.about')}
      columns={columns}
      legal={legal}
      stores={<StoreLinks links={app} />}
      partners={<Partners />}
      copyright={copyright}
      controls={<Controls hasLanguage />}
    />
  );
}

/** The foot of a page. */
export function SiteFooter({ isShort }: { isShort: boolean }) {
  return isShort ? <ShortFooter /> : <WholeFooter />;
}
