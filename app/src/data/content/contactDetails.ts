import type { ContactDetails } from '@medeina/contract';
import { useCall } from '../hooks.ts';

/** How to reach the operator; undefined until it is loaded. */
export function useContactDetails(): ContactDetails | undefined {
  return useCall('content.contact.details', {}).data?.data;
}

/** How soon a message is answered, a whole sentence; undefined where the operator promises nothing. */
export function useAnswerTime(): string | undefined {
  return useContactDetails()?.answer_time?.replace(/\.?$/, '.');
}

/** The address that dials a number. */
export const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(/\s/g, '')}`;

/** The address that writes a mail. */
export const mailHref = (email: string): string => `mailto:${email}`;
