import type { MegaMenuContent } from '@medeina/design-system/domain/MegaMenu';
import { useIntl } from 'react-intl';

/** The menu of companies and institutions, with what Medeina is and its EU projects beside it. */
export function useBusinessMenu(): MegaMenuContent {
  const intl = useIntl();
  const link = (id: string, href: string) => ({ label: intl.formatMessage({ id }), href });
  return {
    columns: [
      {
        title: intl.formatMessage({ id: 'shell.business' }),
        links: [
          link('shell.teams', '/business/about'),
          link('shell.institutions', '/business/business-and-institutions'),
          link('shell.offer', '/help/offer'),
        ],
      },
      {
        title: intl.formatMessage({ id: 'shell.projects' }),
        links: [
          link('shell.projects.current', '/projects/in-progress'),
          link('shell.projects.done', '/projects/done'),
        ],
      },
      {
        title: intl.formatMessage({ id: 'shell.aboutMedeina' }),
        links: [
          link('shell.about', '/about'),
          link('shell.organisation', '/page/8'),
          link('shell.contacts', '/contacts'),
        ],
      },
    ],
  };
}
