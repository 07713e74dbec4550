import type { CommonTexts } from '@medeina/design-system/texts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** The words that many components share, in the language of the page. */
export function useCommonTexts(): CommonTexts {
  const intl = useIntl();
  return useMemo(() => {
    const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
    // The arguments of a text stay in it: the component fills them in.
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
      page: say('common.page', { page: '{page}' }),
      pageOf: say('common.pageOf', { page: '{page}', pages: '{pages}' }),
      rating: say('common.rating', { value: '{value}' }),
      regularPrice: say('common.regularPrice', { price: '{price}' }),
      specialPrice: say('common.specialPrice', { price: '{price}' }),
      remove: say('common.remove', { name: '{name}' }),
      table: say('common.table'),
      notifications: say('common.notifications'),
      reachNotification: say('common.reachNotification', { key: '{key}' }),
    };
  }, [intl]);
}
