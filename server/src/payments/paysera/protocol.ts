import { createHash, createSign, createVerify, timingSafeEqual } from 'node:crypto';

/**
 * The wire of Paysera's checkout, version 1.6 and up: parameters as a query, in URL-safe base64, with an MD5 over them and
 * the project's password; callbacks are signed with Paysera's RSA key as well, `ss2` by SHA-1 and `ss3` by SHA-256.
 * @see https://developers.paysera.com/en/checkout/integrations/integration-specification/1.6
 */
export type PayseraParameters = Readonly<Record<string, string>>;

/** Paysera keeps the padding and swaps two characters. */
function toData(parameters: PayseraParameters): string {
  const query = new URLSearchParams(parameters).toString();
  return Buffer.from(query, 'utf8').toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

export function readData(data: string): PayseraParameters {
  return Object.fromEntries(new URLSearchParams(Buffer.from(data, 'base64url').toString('utf8')));
}

function passwordSign(data: string, password: string): string {
  return createHash('md5')
    .update(data + password)
    .digest('hex');
}

export function signedRequest(
  parameters: PayseraParameters,
  password: string,
): { readonly data: string; readonly sign: string } {
  const data = toData(parameters);
  return { data, sign: passwordSign(data, password) };
}

export interface Verifying {
  readonly password: string;
  /** Paysera's public key or certificate, PEM; without it only the password proves a message. */
  readonly publicKey: string | undefined;
  /** Whether `ss2`, by SHA-1, proves nothing. */
  readonly needsSha256?: boolean;
}

/** Whether a message with `data`, `ss1`, `ss2` and `ss3` is Paysera's. */
export function isGenuine(
  query: PayseraParameters,
  { password, publicKey, needsSha256 = false }: Verifying,
): boolean {
  const { data, ss1, ss2, ss3 } = query;
  if (data === undefined || ss1 === undefined) return false;
  if (!isEqual(ss1, passwordSign(data, password))) return false;
  if (publicKey === undefined) return true;
  if (ss3 !== undefined) return verifies('RSA-SHA256', data, ss3, publicKey);
  return !needsSha256 && ss2 !== undefined && verifies('RSA-SHA1', data, ss2, publicKey);
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function verifies(algorithm: string, data: string, signature: string, publicKey: string): boolean {
  return createVerify(algorithm).update(data).verify(publicKey, Buffer.from(signature, 'base64url'));
}

/** A callback as Paysera signs it, for the sandbox. */
export function signedCallback(
  parameters: PayseraParameters,
  { password, privateKey }: { readonly password: string; readonly privateKey: string },
): Record<'data' | 'ss1' | 'ss2' | 'ss3', string> {
  const data = toData(parameters);
  const sign = (algorithm: string): string =>
    createSign(algorithm).update(data).sign(privateKey, 'base64').replaceAll('+', '-').replaceAll('/', '_');
  return { data, ss1: passwordSign(data, password), ss2: sign('RSA-SHA1'), ss3: sign('RSA-SHA256') };
}
