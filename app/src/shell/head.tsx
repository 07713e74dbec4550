import { createContext, useContext, useLayoutEffect } from 'react';

/** What a page says of itself in the head of the document. */
export interface Head {
  /** Without the product's name, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path and query of the one address under which the page should be known. */
  readonly canonical?: string | undefined;
  /** Keep it out of search engines. */
  readonly isPrivate?: boolean | undefined;
  /** A path of our own site or an address. */
  readonly image?: string | undefined;
  /** schema.org data, one thing or several. */
  readonly structured?:
    | Readonly<Record<string, unknown>>
    | readonly Readonly<Record<string, unknown>>[]
    | undefined;
}

/** Collects the head on the server, for the document; in the browser the effect sets it. */
export const HeadContext = createContext<(head: Head) => void>(() => undefined);

/** The picture for sharing that the server draws: of a course, else of the site. */
export function sharePath(language: string, course?: number): string {
  return `/share/${course === undefined ? 'site' : `course-${String(course)}`}.${language}.png`;
}

/** A path of ours in a language. Lithuanian is the language of the plain one, so each language has one address. */
export function pathIn(path: string, language: string): string {
  const url = new URL(path, 'http://own.invalid');
  if (language === 'lt') url.searchParams.delete('lang');
  else url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
}

export function fullTitle(title: string): string {
  return title === '' ? 'Medeina' : `${title} · Medeina`;
}

function setMeta(name: string, content: string | undefined): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    element?.remove();
    return;
  }
  if (element === null) {
    element = document.createElement('meta');
    element.name = name;
    document.head.append(element);
  }
  element.content = content;
}

/** Sets the head of the document from a page, together with what is drawn: who waits for a heading reads its title. */
export function useHead(head: Head): void {
  const collect = useContext(HeadContext);
  collect(head);
  const { title, description, isPrivate, canonical } = head;
  useLayoutEffect(() => {
    document.title = fullTitle(title);
    setMeta('description', description);
    setMeta('robots', isPrivate === true ? 'noindex' : undefined);
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const own = pathIn(canonical ?? location.pathname, document.documentElement.lang);
    if (link !== null) link.href = new URL(own, link.href).href;
  }, [title, description, isPrivate, canonical]);
}
