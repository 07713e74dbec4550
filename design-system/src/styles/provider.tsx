import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import type { Theme } from '@medeina/tokens';
import { languageOf } from './language.ts';
import { defaultTexts } from './texts.ts';
import { translations } from './translations.ts';
import type { CommonTexts } from './texts.ts';
import { groundScope, spoken, themedScope } from './scopes.css.ts';

/** The props of the link component; an app passes one that uses its router. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address it leads to. */
  href: string;
  /** The link's element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props}>{props.children}</a>;
}

/** The settings that every component reads. */
export interface MedeinaContext {
  theme: Theme | undefined;
  /** A BCP 47 tag, for numbers, dates and letter case. */
  locale: string;
  Link: ComponentType<LinkComponentProps>;
  texts: CommonTexts;
  /** Where the files of `assets/patterns` are served, without a trailing slash. */
  patterns: string;
}

const Context = createContext<MedeinaContext>({
  theme: undefined,
  locale: 'en',
  Link: PlainLink,
  texts: defaultTexts,
  patterns: '/patterns',
});

/** The container of overlays, set on mount; only overlays subscribe. */
interface PortalPlace {
  get: () => HTMLElement | null;
  set: (element: HTMLElement | null) => void;
  subscribe: (listener: () => void) => () => void;
  /** The live region beside it. */
  readonly region: { current: HTMLDivElement | null };
}

function makePlace(): PortalPlace {
  let place: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    region: { current: null },
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

/** The nearest provider's settings; by default plain links and English texts. */
export function useMedeina(): MedeinaContext {
  return useContext(Context);
}

/** The container of overlays, inside the theme; null until mounted. */
export function usePortal(): HTMLElement | null {
  const { subscribe, get } = useContext(Portal);
  return useSyncExternalStore(subscribe, get, noPortal);
}

/** Has screen readers read words out; no words end it. Silent without a provider. */
export function useAnnounce(): (words: string) => void {
  const { region } = useContext(Portal);
  return useCallback(
    (words) => {
      // Not rendered: who speaks need not draw the page anew. A region must stand before its words come.
      region.current?.replaceChildren(words);
    },
    [region],
  );
}

function noPortal() {
  return null;
}

export interface MedeinaProviderProps {
  children: ReactNode;
  /** Leave out if the page itself sets `data-medeina-theme`. `system` follows the user's setting. */
  theme?: Theme | undefined;
  /** A BCP 47 tag. The built-in texts follow it where it is Lithuanian, English or Russian; otherwise they are English. */
  locale?: string | undefined;
  link?: ComponentType<LinkComponentProps> | undefined;
  /** Texts that many components share, in place of the built-in ones. */
  texts?: Partial<CommonTexts> | undefined;
  patterns?: string | undefined;
}

/** An outer provider's texts are in its own language: in another one the built-in ones take over. */
function textsIn(locale: string | undefined, outer: MedeinaContext): CommonTexts {
  if (locale === undefined || locale === outer.locale) return outer.texts;
  return translations[languageOf(locale)];
}

/**
 * Theme, language, links and overlays of all components inside. Providers nest: an inner one inherits what it is not
 * given, and its overlays keep its theme.
 */
export function MedeinaProvider({ children, theme, locale, link, texts, patterns }: MedeinaProviderProps) {
  const outer = useContext(Context);
  const [portal] = useState(makePlace);
  const { set: place, region } = portal;
  const value = useMemo<MedeinaContext>(
    () => ({
      theme: theme ?? outer.theme,
      locale: locale ?? outer.locale,
      Link: link ?? outer.Link,
      texts: { ...textsIn(locale, outer), ...texts },
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
          <div ref={region} aria-live="polite" className={spoken} />
          <div ref={place} data-medeina-portal="" />
        </div>
      </Portal>
    </Context>
  );
}

/**
 * Esc dismisses the tooltips inside until the pointer or the focus moves on (WCAG 1.4.13); in CSS alone they cannot
 * handle keys. Returns the clean-up.
 */
function dismissTips(root: HTMLElement | null) {
  const off = (event: KeyboardEvent) => {
    if (root && event.key === 'Escape') root.dataset['medeinaTips'] = 'off';
  };
  const on = () => {
    if (root) delete root.dataset['medeinaTips'];
  };
  document.addEventListener('keydown', off);
  // On leaving rather than entering: content that moves under a resting pointer must not show the tip again.
  root?.addEventListener('pointerout', on);
  root?.addEventListener('focusout', on);
  return () => {
    document.removeEventListener('keydown', off);
    root?.removeEventListener('pointerout', on);
    root?.removeEventListener('focusout', on);
  };
}
