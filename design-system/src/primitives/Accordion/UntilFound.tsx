import { type ComponentPropsWithRef, createElement } from 'react';

interface UntilFoundProps extends ComponentPropsWithRef<'div'> {
  'data-state'?: 'open' | 'closed';
}

/**
 * Hides closed content from everything but find-in-page. React writes `hidden=""` on HTML elements whatever the value
 * (facebook/react#24740) and passes the value only to custom elements; this one is never defined. Drops the `style`
 * that Radix passes: the content policy forbids `style=` in server HTML.
 */
export function UntilFound({ style: _style, hidden: _hidden, ...rest }: UntilFoundProps) {
  return createElement('medeina-until-found', {
    ...rest,
    hidden: rest['data-state'] === 'closed' ? 'until-found' : false,
    // The browser may have revealed the content before hydration.
    suppressHydrationWarning: true,
  });
}
