import type { ContactDetails } from '@medeina/contract';
import { useCall } from './hooks.ts';

/** How to reach those who run the site; undefined while it is not known. */
export function useContactDetails(): ContactDetails | undefined {
  return useCall('content.contact.details', {}).data?.data;
}

/** The address that dials a number. */
export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;

/** The address that writes a mail. */
export const mailHref = (email: string): string => `mailto:${email}`;
