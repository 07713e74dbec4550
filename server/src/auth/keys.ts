import { existsSync, readFileSync } from 'node:fs';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import { inDataFolder, keySet, type Settings, SettingsError } from '../platform/settings.ts';
import { writeOnce } from '../platform/write-once.ts';

/** Keys of access tokens: the first private one signs, all of them verify, so that keys can be exchanged in turn. */
export interface SigningKeys {
  readonly signing: { readonly id: string; readonly algorithm: string; readonly key: CryptoKey };
  /** The public key of an id; undefined when nobody knows it. */
  verifying(id: string): CryptoKey | undefined;
  /** The same as a JSON Web Key. */
  published(id: string): PublicKey | undefined;
}

/** A public key as anybody may have it. */
export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y?: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: 'sig';
}

/** The keys of the settings, else those that were made once in the data folder. */
export async function loadSigningKeys(settings: Settings): Promise<SigningKeys> {
  const text = settings.jwtKeys ?? (await ownKeys(inDataFolder(settings, 'keys', 'jwt.json')));
  const parsed = keySet.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new SettingsError('JWT_KEYS must be a JSON Web Key Set with at least one private key');
  const keys = new Map<string, CryptoKey>();
  const published = new Map<string, PublicKey>();
  let signing: SigningKeys['signing'] | undefined;
  for (const jwk of parsed.data.keys) {
    const algorithm = jwk.kty === 'OKP' ? 'EdDSA' : 'ES256';
    const { d, ...open } = jwk;
    try {
      const verifying = await importJWK({ ...open, alg: algorithm }, algorithm);
      if (verifying instanceof Uint8Array) continue;
      keys.set(jwk.kid, verifying);
      const { kty = '', crv = '', x = '', y } = await exportJWK(verifying);
      published.set(jwk.kid, {
        kty,
        crv,
        x,
        ...(y === undefined ? {} : { y }),
        kid: jwk.kid,
        alg: algorithm,
        use: 'sig',
      });
      if (d !== undefined && signing === undefined) {
        const key = await importJWK({ ...open, d, alg: algorithm }, algorithm);
        if (!(key instanceof Uint8Array)) signing = { id: jwk.kid, algorithm, key };
      }
    } catch (cause) {
      throw new SettingsError(`JWT_KEYS must hold valid keys: the one named '${jwk.kid}' is not`, { cause });
    }
  }
  if (signing === undefined) throw new SettingsError('JWT_KEYS must hold at least one private key');
  return { signing, verifying: (id) => keys.get(id), published: (id) => published.get(id) };
}

/** A new set with one Ed25519 key, as JSON. */
export async function newKeySet(): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({
    keys: [{ ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) }],
  });
}

async function ownKeys(path: string): Promise<string> {
  if (!existsSync(path)) writeOnce(path, await newKeySet());
  return readFileSync(path, 'utf8');
}
