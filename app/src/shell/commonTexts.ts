import type { CommonTexts } from '@medeina/design-system/texts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The words that many components share, in the language of the page. */
export function useCommonTexts(): CommonTexts {
  const intl = useIntl();
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
    return {
      close: say('common.close'),
      loading: say('common.loading'),
      optional: say('common.optional'),
      showPassword: say('common.showPassword'),
      hidePassword: say('common.hidePassword'),
      clear: say('common.clear'),
      search: say('common.search'),
      previous: say('common.previous'),
      next: say('common.next'),
      external: say('common.external'),
      newTab: say('common.newTab'),
      skipToContent: say('common.skipToContent'),
      breadcrumb: say('common.breadcrumb'),
      pagination: say('common.pagination'),
      page: (page) => say('common.page', { page }),
      pageOf: (page, pages) => say('common.pageOf', { page, pages }),
      rating: (value) => say('common.rating', { value }),
      regularPrice: (price) => say('common.regularPrice', { price }),
      specialPrice: (price) => say('common.specialPrice', { price }),
      remove: (name) => say('common.remove', { name }),
      table: say('common.table'),
      notifications: say('common.notifications'),
      reachNotification: (key) => say('common.reachNotification', { key }),
    };
  }, [intl]);
}
