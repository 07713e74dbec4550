import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { MedeinaProvider } from '../styles/provider.tsx';
import type { LinkComponentProps } from '../styles/provider.tsx';
// A shadow tree is entirely ours, like the app's page: it gets the reset.
import '../styles/reset.css.ts';
import { ground } from './elements.css.ts';
import { patternPlace } from './patterns.ts';
import { declareInDocument, elementSheet, textSizeSheet } from './sheets.ts';
import { languages } from './words.ts';
import type { Language } from './words.ts';

// The module may be loaded on a server, which has no `HTMLElement`.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** The events of the elements. They bubble and cross shadow trees. */
export interface MedeinaEvents {
  /** Data has loaded. */
  'medeina-load': { readonly total: number };
  /** Loading failed; `status` is the response's, 0 without one. The element shows the error and offers a retry. */
  'medeina-error': { readonly status: number; readonly message: string };
  /** The reader changed the filters or the order. */
  'medeina-filter': {
    readonly category: number | undefined;
    readonly filters: readonly number[];
    readonly sort: string;
  };
  /** A course was pressed. `preventDefault()` keeps the page where it is. */
  'medeina-course-open': { readonly href: string };
  /** A day of the calendar was chosen, with its courses. */
  'medeina-day': {
    readonly day: string;
    readonly courses: readonly { readonly id: number; readonly title: string }[];
  };
  /** The QR code was opened or closed. */
  'medeina-qr': { readonly open: boolean; readonly href: string };
  /** An offer was asked for: how many people, and the euros. `preventDefault()` keeps the page where it is. */
  'medeina-estimate': { readonly people: number; readonly each: number; readonly total: number };
}

/** What every element is rendered with. */
export interface Shown {
  readonly element: MedeinaElement;
  readonly language: Language;
}

/** The nearest ancestor with a language, across shadow roots. */
function speakerAround(element: Element): Element | null {
  const root = element.getRootNode();
  return element.closest('[lang]') ?? (root instanceof ShadowRoot ? speakerAround(root.host) : null);
}

/**
 * The ground of the elements: a shadow tree with one adopted sheet, the type declared in the document, overlays
 * inside, and a render whenever an attribute changes.
 */
export abstract class MedeinaElement extends Base {
  static readonly observedAttributes: readonly string[] = ['src', 'lang', 'target', 'theme'];

  #root: Root | undefined;
  #ground: HTMLElement | undefined;
  /** Follows changes of `lang` around the element. */
  #surroundings: MutationObserver | undefined;

  /** What the element shows, from its attributes. */
  protected abstract show(shown: Shown): ReactNode;

  /** The element's own language, else the surrounding one, else Lithuanian. */
  get language(): Language {
    const asked = speakerAround(this)?.getAttribute('lang')?.slice(0, 2).toLowerCase();
    return languages.find((language) => language === asked) ?? 'lt';
  }

  /** The address of `src`, whole; undefined where it is missing, or no address of a site. */
  get source(): URL | undefined {
    const source = this.getAttribute('src');
    if (source === null || !URL.canParse(source, document.baseURI)) return undefined;
    const address = new URL(source, document.baseURI);
    return /^https?:$/u.test(address.protocol) ? address : undefined;
  }

  connectedCallback(): void {
    declareInDocument();
    if (this.#ground === undefined) {
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [elementSheet()];
      this.#ground = document.createElement('div');
      this.#ground.className = ground;
      shadow.append(this.#ground);
      // Text without a size of its own takes the reader's.
      const size = Number.parseFloat(getComputedStyle(this.#ground).fontSize);
      if (size > 0) shadow.adoptedStyleSheets.push(textSizeSheet(size));
    }
    this.#root ??= createRoot(this.#ground);
    this.#surroundings ??= new MutationObserver(() => this.#render());
    this.#surroundings.observe(document, { subtree: true, attributeFilter: ['lang'] });
    this.#render();
  }

  disconnectedCallback(): void {
    // A moved element is disconnected and reconnected at once: unmount only what stays away.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#surroundings?.disconnect();
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(name?: string): void {
    // The page's own rules for a theme, such as those of `medeina-theme`, hold for elements too.
    if (name === 'theme') this.#markTheme();
    if (this.#root !== undefined) this.#render();
  }

  #markTheme(): void {
    const theme = this.getAttribute('theme');
    if (theme === null) this.removeAttribute('data-medeina-theme');
    else this.setAttribute('data-medeina-theme', theme);
  }

  /** Dispatches an event; false if the page called `preventDefault()`. */
  tell<Name extends keyof MedeinaEvents>(name: Name, detail: MedeinaEvents[Name]): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }

  /** A link was pressed; false if the page handles the navigation. */
  protected pressed(href: string): boolean {
    return this.tell('medeina-course-open', { href });
  }

  /** A link that asks the page before it navigates. */
  readonly #Link = ({ href, onClick, ...rest }: LinkComponentProps) => {
    const target = this.getAttribute('target') ?? undefined;
    return (
      <a
        {...rest}
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!this.pressed(href)) event.preventDefault();
        }}
      >
        {rest.children}
      </a>
    );
  };

  #render(): void {
    const { language } = this;
    this.#root?.render(
      <StrictMode>
        <MedeinaProvider locale={language} link={this.#Link} patterns={patternPlace}>
          {this.show({ element: this, language })}
        </MedeinaProvider>
      </StrictMode>,
    );
  }
}

/** Defines an element, unless the page already has one of that name from another script. */
export function define(name: string, element: CustomElementConstructor): void {
  if (globalThis.customElements !== undefined && customElements.get(name) === undefined)
    customElements.define(name, element);
}
