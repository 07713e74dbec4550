import { type ContactDetails, languages } from '@medeina/contract';
import { pathIn } from './head.tsx';

/** Structured data (schema.org) that more than one page gives to search engines. */

const schema = { '@context': 'https://schema.org' };

/** The address of the site and the language of the page. */
export interface Site {
  readonly origin: string;
  readonly language: string;
}

/** The whole address under which search engines know a page in the language of this one. */
export const addressIn = ({ origin, language }: Site, path: string): string =>
  new URL(pathIn(path, language), origin).href;

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, from the top down. */
export function breadcrumbList(steps: readonly Step[], site: Site): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(site, path),
    })),
  };
}

/** Who runs the site, and how to reach them. */
export function organisation(
  origin: string,
  details: ContactDetails | undefined,
): Readonly<Record<string, unknown>> {
  const { phone, email, address } = details ?? {};
  // What is undefined is not written.
  const reached = { telephone: phone ?? undefined, email: email ?? undefined };
  return {
    ...schema,
    '@type': 'Organization',
    '@id': new URL('/#organisation', origin).href,
    name: 'Medeina',
    url: new URL('/', origin).href,
    logo: new URL('/icons/512.png', origin).href,
    ...reached,
    ...(address ? { address: postalAddress(address) } : {}),
    ...(phone || email
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            availableLanguage: languages,
            ...reached,
          },
        }
      : {}),
  };
}

function postalAddress(address: NonNullable<ContactDetails['address']>): Record<string, unknown> {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    postalCode: address.postal_code ?? undefined,
    addressCountry: address.country,
  };
}

/** The site with its search, in the language of the page. */
export function website(origin: string, language: string): Readonly<Record<string, unknown>> {
  const list = new URL(addressIn({ origin, language }, '/discover'));
  return {
    ...schema,
    '@type': 'WebSite',
    '@id': new URL('/#site', origin).href,
    name: 'Medeina',
    url: new URL('/', origin).href,
    inLanguage: language,
    publisher: { '@id': new URL('/#organisation', origin).href },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // By hand: as a parameter of the address the braces would be encoded.
        urlTemplate: `${list.href}${list.search === '' ? '?' : '&'}q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
