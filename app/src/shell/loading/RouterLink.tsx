import type { LinkComponentProps } from '@medeina/design-system/provider';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

const isOwn = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || href.startsWith('?') || href.startsWith('#');

/** Paths that the server answers itself, without the app; `/app-download` by the device that asks. */
const isServers = (href: string): boolean =>
  /^\/(?:(?:api|media|assets)\/|app-download$|oauth-login\?)/.test(href);

function OwnLink({ href, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  const prefetch = use(PrefetchContext);
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}

/** The design system's link: the router's for our own pages, whose code and data are fetched on hover and focus. */
export function RouterLink(props: LinkComponentProps) {
  return isOwn(props.href) && !isServers(props.href) ? (
    <OwnLink {...props} />
  ) : (
    <a {...props}>{props.children}</a>
  );
}
