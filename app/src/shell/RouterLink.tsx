import type { LinkComponentProps } from '@medeina/design-system/provider';
import { use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

const isOwn = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || href.startsWith('?') || href.startsWith('#');

/** Paths that the server answers itself, without the app; `/app-download` by the device that asks. */
const isServers = (href: string): boolean => /^\/(?:(?:api|media|assets)\/|app-download$)/.test(href);

/** The router's own `Link` brings along, and does with each link, what fetches pages of its framework ahead. */
const OwnLink = ({ href, target, onClick, onPointerEnter, onFocus, ...rest }: LinkComponentProps) => {
  const prefetch = use(PrefetchContext);
  const warm = () => prefetch(href);
  const go = useLinkClickHandler(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      onPointerEnter={(event) => {
        warm();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warm();
        onFocus?.(event);
      }}
    >
      {rest.children}
    </a>
  );
};

/** The design system's link: the router's for our own pages, whose page and data are fetched when it is pointed at. */
export const RouterLink = (props: LinkComponentProps) =>
  isOwn(props.href) && !isServers(props.href) ? <OwnLink {...props} /> : <a {...props}>{props.children}</a>;
