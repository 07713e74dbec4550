import type { MegaMenuContent } from '@medeina/design-system/domain/MegaMenu';
import { useIntl } from 'react-intl';

/** The menu of companies and institutions. */
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
    ],
  };
}
