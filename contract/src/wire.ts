/** Facts of the wire that belong to no single call. No imports: the browser and the service worker take this module. */

/** Languages of the site; the first is the default. */
export const languages = ['lt', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** How calls name a language. */
export const languageTags = { lt: 'lt-lt', en: 'en-gb', ru: 'ru-ru' } as const satisfies Record<
  Language,
  string
>;

/** Locales for numbers and dates. */
export const localeTags = { lt: 'lt-LT', en: 'en-GB', ru: 'ru-RU' } as const satisfies Record<
  Language,
  string
>;

/** The time zone of prices, of courses that name no other, and of people who chose the site's own (99). */
export const homeTimeZone = 'Europe/Vilnius';

/** Names of languages in themselves. */
export const languageNames = { lt: 'Lietuvių', en: 'English', ru: 'Русский' } as const satisfies Record<
  Language,
  string
>;

/** Our own headers. */
export const headerNames = {
  /** Language of the answer, as one of `languageTags`. */
  language: 'x-oc-merchant-language',
  /** `merchantId`; any other value is refused. */
  merchant: 'x-oc-merchant-id',
  /** The learning environment that a call is about. */
  environment: 'x-environment',
  /** The guest session's id, which the browser makes. */
  guest: 'x-oc-session',
  /** `cookie` or `body`: how tokens travel. */
  transport: 'x-token-transport',
  /** A random id of an attempt to refresh; a retry repeats it. */
  refreshAttempt: 'x-refresh-attempt',
  /**
   * On answers to a signed-in caller: the user's id, so that a browser files the answer under the right person. On a
   * call: whose it is; another person's session is refused.
   */
  person: 'x-person',
  /** On pages that may be kept for reading offline: `keep` for a public page, `shell` for the frame of a personal one. */
  offline: 'x-offline',
} as const;

export const merchantId = 'medeina';

/** On https cookies begin with it, so that no other host of the domain can set them. */
export const hostPrefix = '__Host-';

/** Cookies that script and server share, without {@link hostPrefix}. None of them is a secret. */
export const cookieNames = {
  language: 'language',
  theme: 'theme',
  /** `1` while somebody is logged in: keeps the header from jumping and lets the server redirect. */
  signedIn: 'signed_in',
} as const;

/** The category above all others. */
export const rootCategory = 59;

/** Orders of a list of courses. */
export const courseSorts = [
  'relevance',
  'popular',
  'newest',
  'date',
  'price_asc',
  'price_desc',
  'rating',
  'title',
] as const;

/** Kinds of material; a new kind adds its name here and a member to `material` of `learning/schemas.ts`. */
export const materialModules = [
  'page',
  'document',
  'document_video',
  'link',
  'resource',
  'video',
  'quiz',
  'survey',
  'questionnaire',
  'scenario',
  'algorithm',
  'dynamic_form',
  'calendar',
  'extlmsroom',
  'hvp',
  'forum',
  'certificate',
] as const;

const otherThanPages =
  /^\/(?:api|activities|h5p|h5p-player|environment-api|oauth-login|media|samples|pictures|share|calendar|assets|healthz|readyz)(?:\/|\?|$)/;

/** Whether an address is a call or a file. What is missing there is not a page. */
export function isNoPage(address: string): boolean {
  return otherThanPages.test(address);
}

/** Pages whose address ends with a token that lets its holder in: it is kept out of logs and of what is cached. */
export const tokenPages = {
  resetPassword: '/password/reset',
  confirmEmail: '/confirm-email',
  invitation: '/invitation',
  quote: '/quote',
} as const;

/** Medeina's own environment: a course's id is its id there everywhere. */
export const builtInEnvironment = 'extlms';

/** Captchas with a key of the site's, which come with a script of their provider. */
const siteKeyProviders = ['hcaptcha', 'recaptcha', 'turnstile'] as const;
export type SiteKeyProvider = (typeof siteKeyProviders)[number];

/** `altcha` is a proof of work between our pages and our server, without anybody else. */
export const captchaProviders = ['altcha', ...siteKeyProviders] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export function isSiteKeyProvider(provider: string): provider is SiteKeyProvider {
  return siteKeyProviders.some((known) => known === provider);
}

/** Whoever holds it sees the link to the external learning system. */
export const learningSystemCapability = 'view-learning-system-link';
