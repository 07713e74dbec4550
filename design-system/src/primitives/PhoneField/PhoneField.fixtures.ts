import type { PhoneCountry } from './number.ts';
import { t } from '../../internal/phrases.fixtures.ts';

export const phoneCountries: readonly PhoneCountry[] = [
  { code: 'LT', name: t('Lietuva'), prefix: '370' },
  { code: 'LV', name: t('Latvija'), prefix: '371' },
  { code: 'EE', name: t('Estija'), prefix: '372' },
  { code: 'PL', name: t('Lenkija'), prefix: '48' },
  { code: 'RU', name: t('Rusija'), prefix: '7' },
  { code: 'KZ', name: t('Kazachstanas'), prefix: '7' },
];

/** Groups as Lithuanian mobile numbers are written; an app takes a library that knows them all. */
export function formatNumber(number: string): string {
  const digits = number.replaceAll(/\D/gu, '');
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;
}
