import { z } from 'zod';

export interface PayseraSettings {
  readonly projectId: string;
  readonly password: string;
  /** Paysera's public key or certificate, PEM; undefined: only the password proves a message. */
  readonly publicKey: string | undefined;
  /** Whether a signature by SHA-1 proves nothing. */
  readonly needsSha256: boolean;
  /** The page where buyers choose their bank. */
  readonly url: string;
  /** Payments are trials; a trial buys nothing where payments are real. */
  readonly isTest: boolean;
}

export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names our webhook at PayPal, which signs for it. */
  readonly webhookId: string;
  /** PayPal's interface, without a slash at the end. */
  readonly url: string;
}

/** Providers that take money. The demo has sandboxes in place of those that are not set. */
export interface PaymentSettings {
  readonly paysera: PayseraSettings | undefined;
  readonly paypal: PayPalSettings | undefined;
}

const secret = z.string().min(1).max(500).optional();
/** Only on this machine may an address be without encryption: for a stand-in. */
const providerAddress = z
  .url({ error: 'must be an https address' })
  .refine((url) => /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(url), {
    error: 'must be an https address, except on this machine',
  });

/** Variables about payment providers. */
export const paymentVariables = {
  PAYSERA_PROJECT_ID: z
    .string()
    .regex(/^\d{1,11}$/, { error: 'must be the number of the project at Paysera' })
    .optional(),
  PAYSERA_PASSWORD: secret,
  PAYSERA_PUBLIC_KEY: z.string().includes('-----BEGIN ', { error: 'must be a key in PEM' }).optional(),
  PAYSERA_SHA256_ONLY: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((text) => text === 'true')
    .default(false),
  PAYSERA_URL: providerAddress.default('https://www.paysera.com/pay/'),
  PAYSERA_TEST: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((text) => text === 'true')
    .default(false),
  PAYPAL_CLIENT_ID: secret,
  PAYPAL_CLIENT_SECRET: secret,
  PAYPAL_WEBHOOK_ID: secret,
  PAYPAL_URL: providerAddress.default('https://api-m.paypal.com'),
};

const schema = z.object(paymentVariables);
type PaymentValues = z.infer<typeof schema>;

export function paymentsOf(values: PaymentValues): PaymentSettings {
  const { PAYSERA_PROJECT_ID: projectId, PAYSERA_PASSWORD: password } = values;
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = values;
  return {
    paysera:
      projectId === undefined || password === undefined
        ? undefined
        : {
            projectId,
            password,
            publicKey: values.PAYSERA_PUBLIC_KEY,
            needsSha256: values.PAYSERA_SHA256_ONLY,
            url: values.PAYSERA_URL,
            isTest: values.PAYSERA_TEST,
          },
    paypal:
      clientId === undefined || clientSecret === undefined || webhookId === undefined
        ? undefined
        : { clientId, clientSecret, webhookId, url: values.PAYPAL_URL.replace(/\/$/, '') },
  };
}

const together = [
  ['PAYSERA_PROJECT_ID', 'PAYSERA_PASSWORD'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
] as const;

export function paymentFaults(values: PaymentValues): string[] {
  const sha256 =
    values.PAYSERA_SHA256_ONLY && values.PAYSERA_PUBLIC_KEY === undefined
      ? ['PAYSERA_PUBLIC_KEY must be set together with PAYSERA_SHA256_ONLY']
      : [];
  const others = together.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return missing.map(
      (name) => `${name} must be set together with ${names.filter((one) => one !== name).join(', ')}`,
    );
  });
  return [...sha256, ...others];
}
