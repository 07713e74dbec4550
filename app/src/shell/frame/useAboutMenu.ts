import type { MegaMenuContent } from '@medeina/design-system/domain/MegaMenu';
import { useIntl } from 'react-intl';

/** The menu of what Medeina is and how it works, and its EU projects. */
export function useAboutMenu(): MegaMenuContent {
  const intl = useIntl();
  const link = (id: string, href: string) => ({ label: intl.formatMessage({ id }), href });
  return {
    columns: [
      {
        title: intl.formatMessage({ id: 'shell.aboutMedeina' }),
        links: [
          link('shell.how', '/how-it-works'),
          link('shell.about', '/about'),
          link('shell.organisation', '/page/8'),
          link('shell.contacts', '/contacts'),
        ],
      },
      {
        title: intl.formatMessage({ id: 'shell.projects' }),
        links: [
          link('shell.projects.current', '/projects/in-progress'),
          link('shell.projects.done', '/projects/done'),
        ],
      },
    ],
  };
}
