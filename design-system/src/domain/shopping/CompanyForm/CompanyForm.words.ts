import type { Translations } from '../../../internal/words.ts';

export type CompanyFormWord =
  | 'company'
  | 'company_name'
  | 'company_code'
  | 'company_address'
  | 'company_vat'
  | 'vatHint';

export const companyFormWords: Translations<CompanyFormWord> = {
  lt: {
    company: 'Perku įmonės vardu',
    company_name: 'Įmonės pavadinimas',
    company_code: 'Įmonės kodas',
    company_address: 'Adresas',
    company_vat: 'PVM mokėtojo kodas',
    vatHint: 'Pavyzdžiui, LT000000000',
  },
  en: {
    company: 'I buy for a company',
    company_name: 'Company name',
    company_code: 'Company code',
    company_address: 'Address',
    company_vat: 'VAT number',
    vatHint: 'For example, LT000000000',
  },
  ru: {
    company: 'Покупаю от имени компании',
    company_name: 'Название компании',
    company_code: 'Код компании',
    company_address: 'Адрес',
    company_vat: 'Код плательщика НДС',
    vatHint: 'Например, LT000000000',
  },
};
