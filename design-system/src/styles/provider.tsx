import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import type { Theme } from '@medeina/tokens';
import { defaultTexts } from './texts.ts';
import type { CommonTexts } from './texts.ts';
import { groundScope, themedScope } from './scopes.css.ts';

/** What the components ask of a link; an app gives one that knows its router. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}

/** What every component can ask of its surroundings. */
export interface MedeinaContext {
  theme: Theme | undefined;
  /** A BCP 47 tag: numbers, dates and case follow it. */
  locale: string;
  Link: ComponentType<LinkComponentProps>;
  texts: CommonTexts;
  /** Where the files of `assets/patterns` are served, without a slash at the end. */
  patterns: string;
}

const Context = createContext<MedeinaContext>({
  theme: undefined,
  locale: 'en',
  Link: PlainLink,
  texts: defaultTexts,
  patterns: '/patterns',
});

/** The place of overlays: it comes only once mounted, and only overlays hear of it. */
interface PortalPlace {
  get: () => HTMLElement | null;
  set: (element: HTMLElement | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function makePlace(): PortalPlace {
  let place: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => place,
    set: (element) => {
      place = element;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

// Not the element itself: a context that changes makes React throw away every part of a server's document that it has
// not taken over yet, since any of them might read it.
const Portal = createContext<PortalPlace>(makePlace());

/** The nearest provider's settings; without one, plain links, English words and no theme of its own. */
export function useMedeina(): MedeinaContext {
  return useContext(Context);
}

/** Where overlays stand, inside the theme; null until mounted. */
export function usePortal(): HTMLElement | null {
  const { subscribe, get } = useContext(Portal);
  return useSyncExternalStore(subscribe, get, noPortal);
}

function noPortal() {
  return null;
}

export interface MedeinaProviderProps {
  children: ReactNode;
  /** Leave out where the page itself carries `data-medeina-theme`. `system` follows the reader's setting. */
  theme?: Theme | undefined;
  locale?: string | undefined;
  link?: ComponentType<LinkComponentProps> | undefined;
  /** Words that many components share; what is left out comes from the provider outside, else in English. */
  texts?: Partial<CommonTexts> | undefined;
  patterns?: string | undefined;
}

/**
 * The ground of every Medeina component: theme, language, links and the place of overlays.
 * Providers nest: an inner one takes over what it is not given, and its overlays keep its theme.
 */
export function MedeinaProvider({ children, theme, locale, link, texts, patterns }: MedeinaProviderProps) {
  const outer = useContext(Context);
  const [portal] = useState(makePlace);
  const { set: place } = portal;
  const value = useMemo<MedeinaContext>(
    () => ({
      theme: theme ?? outer.theme,
      locale: locale ?? outer.locale,
      Link: link ?? outer.Link,
      texts: texts === undefined ? outer.texts : { ...outer.texts, ...texts },
      patterns: patterns ?? outer.patterns,
    }),
    [theme, locale, link, texts, patterns, outer],
  );
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => dismissTips(root.current), []);
  return (
    <Context value={value}>
      <Portal value={portal}>
        <div
          ref={root}
          className={theme === undefined ? groundScope : `${groundScope} ${themedScope}`}
          data-medeina-theme={theme}
          lang={locale}
        >
          {children}
          <div ref={place} data-medeina-portal="" />
        </div>
      </Portal>
    </Context>
  );
}

/**
 * Esc puts the tooltips inside away until the pointer or the focus moves on (WCAG 1.4.13): they are drawn by CSS
 * alone and hear no keys themselves. Returns what stops it.
 */
function dismissTips(root: HTMLElement | null) {
  const off = (event: KeyboardEvent) => {
    if (root && event.key === 'Escape') root.dataset['medeinaTips'] = 'off';
  };
  const on = () => {
    if (root) delete root.dataset['medeinaTips'];
  };
  document.addEventListener('keydown', off);
  // Leaving, not arriving: a page that moves under a resting pointer must not bring the words back.
  root?.addEventListener('pointerout', on);
  root?.addEventListener('focusout', on);
  return () => {
    document.removeEventListener('keydown', off);
    root?.removeEventListener('pointerout', on);
    root?.removeEventListener('focusout', on);
  };
}
