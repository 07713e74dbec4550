import type { Language, SiteKeyProvider } from '@medeina/contract';

/** What the providers' scripts have in common. */
interface Widgets {
  readonly render: (
    box: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: 'dark' | 'light';
      readonly callback: (answer: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ) => number | string;
  readonly reset: (id: number | string) => void;
  readonly remove?: (id: number | string) => void;
  /** reCAPTCHA is there before it can be used. */
  readonly ready?: (run: () => void) => void;
}

declare global {
  interface Window {
    readonly grecaptcha?: Widgets;
    readonly hcaptcha?: Widgets;
    readonly turnstile?: Widgets;
  }
}

const scripts: Readonly<
  Record<SiteKeyProvider, { readonly address: string; readonly widgets: () => Widgets | undefined }>
> = {
  hcaptcha: {
    address: 'https://js.hcaptcha.com/1/api.js?render=explicit&hl=',
    widgets: () => window.hcaptcha,
  },
  recaptcha: {
    address: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=',
    widgets: () => window.grecaptcha,
  },
  turnstile: {
    address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&hl=',
    widgets: () => window.turnstile,
  },
};

/** The widgets of a provider, whose script is loaded with the first form that needs it. */
export async function loadWidgets(provider: SiteKeyProvider, language: Language): Promise<Widgets> {
  const { address, widgets } = scripts[provider];
  if (widgets() === undefined) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${address}${language}`;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error(`The script of ${provider} could not be loaded`));
      });
      document.head.append(script);
    });
  }
  const loaded = widgets();
  if (loaded === undefined) throw new Error(`The script of ${provider} brought nothing`);
  if (loaded.ready !== undefined) await new Promise<void>((resolve) => loaded.ready?.(resolve));
  return loaded;
}
