import { type ComponentPropsWithRef, createElement } from 'react';

interface UntilFoundProps extends ComponentPropsWithRef<'div'> {
  'data-state'?: 'open' | 'closed';
}

/**
 * Hides what is closed from all but the browser's search. React writes `hidden=""` on an HTML element whatever the value
 * (facebook/react#24740) and passes the value on to custom elements alone; this one is never defined. Drops the `style`
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
