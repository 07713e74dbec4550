import { z } from 'zod';

/** What the law asks of a seller on an invoice. */
export interface SellerSettings {
  readonly name: string;
  /** The company's number in the register of legal entities. */
  readonly code: string;
  /** Empty: not registered for VAT. */
  readonly vat: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string;
  /** Where bank transfers go; empty: none are taken. */
  readonly iban: string;
}

const text = z.string().max(200).optional();

/** Variables about the seller. */
export const sellerVariables = {
  SELLER_NAME: text,
  SELLER_CODE: text,
  SELLER_VAT: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/, {
      error: 'must be a VAT number with its country, such as LT123456789',
    })
    .optional(),
  SELLER_ADDRESS: text,
  SELLER_CITY: text,
  SELLER_POSTCODE: text,
  SELLER_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'must be the code of a country, such as LT' })
    .default('LT'),
  SELLER_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  SELLER_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, { error: 'must be an IBAN without spaces' })
    .optional(),
};

const schema = z.object(sellerVariables);
type SellerValues = z.infer<typeof schema>;

/** A company that does not exist, so that the demo can write invoices. */
const demoSeller: SellerSettings = {
  name: 'UAB „Medeinos mokymai“',
  code: '000000000',
  vat: 'LT000000000000',
  address: 'Mokymų g. 1',
  city: 'Vilnius',
  postcode: '00000',
  country: 'LT',
  email: 'saskaitos@medeina.example',
  iban: '',
};

/** Without these there is no invoice. */
const required = [
  'SELLER_NAME',
  'SELLER_CODE',
  'SELLER_ADDRESS',
  'SELLER_CITY',
  'SELLER_POSTCODE',
  'SELLER_EMAIL',
] as const;

export function sellerOf(values: SellerValues): SellerSettings {
  if (values.SELLER_NAME === undefined) return demoSeller;
  return {
    name: values.SELLER_NAME,
    code: values.SELLER_CODE ?? '',
    vat: values.SELLER_VAT ?? '',
    address: values.SELLER_ADDRESS ?? '',
    city: values.SELLER_CITY ?? '',
    postcode: values.SELLER_POSTCODE ?? '',
    country: values.SELLER_COUNTRY,
    email: values.SELLER_EMAIL ?? '',
    iban: values.SELLER_IBAN ?? '',
  };
}

/** What is missing to sell for real: the demo has a seller of its own. */
export function sellerFaults(
  values: SellerValues,
  { shopping, demo }: { readonly shopping: boolean; readonly demo: boolean },
): string[] {
  const isGiven = required.some((name) => values[name] !== undefined);
  if (!isGiven && (!shopping || demo)) return [];
  return required
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} must be set where SHOPPING is on: the law asks for it on invoices`);
}
