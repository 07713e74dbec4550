import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

/** A telephone number that can exist; undefined otherwise. Without a country code it is read as Lithuanian. */
export function parsePhone(text: string): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, 'LT');
  return parsed?.isValid() === true ? parsed : undefined;
}
