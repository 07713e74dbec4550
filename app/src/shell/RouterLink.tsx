import type { LinkComponentProps } from '@medeina/design-system/provider';
import { use, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

const isOwn = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || href.startsWith('?') || href.startsWith('#');

/** Paths that the server answers itself, without the app; `/app-download` by the device that asks. */
const isServers = (href: string): boolean => /^\/(?:(?:api|media|assets)\/|app-download$)/.test(href);

/** The design system's link: the router's for our own pages, whose page and data are fetched when it is pointed at. */
export const RouterLink = ({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) => {
  const prefetch = use(PrefetchContext);
  const warm = useCallback(() => prefetch(href), [prefetch, href]);
  if (!isOwn(href) || isServers(href)) {
    return (
      <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus}>
        {rest.children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        warm();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warm();
        onFocus?.(event);
      }}
    />
  );
};
