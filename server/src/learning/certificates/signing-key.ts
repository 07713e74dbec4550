import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { loadSigningKeys, type PublicKey } from '../../auth/keys.ts';
import type { Context } from '../../platform/context.ts';
import { sharedSecretOnce } from '../../platform/secrets.ts';

/** What signs credentials, and what others check them by. */
export interface CredentialKeys {
  readonly signing: { readonly id: string; readonly algorithm: 'EdDSA'; readonly key: KeyObject };
  published(id: string): PublicKey | undefined;
}

/** Everything in a private Ed25519 key of PKCS #8 (RFC 8410) before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * A key of its own for credentials: whom our access tokens are for stands in them, and a credential is for anybody. Those of
 * `JWT_KEYS`, by which earlier releases signed, are published as well.
 */
export function credentialKeysOnce(
  context: Pick<Context, 'database' | 'settings' | 'vault'>,
): () => Promise<CredentialKeys> {
  const secret = sharedSecretOnce(context, 'credentials');
  let loaded: Promise<CredentialKeys> | undefined;
  const load = async (): Promise<CredentialKeys> => {
    const key = createPrivateKey({
      key: Buffer.concat([pkcs8, await secret()]),
      format: 'der',
      type: 'pkcs8',
    });
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    const open = { kty: 'OKP', crv: 'Ed25519', x };
    const id = await calculateJwkThumbprint(open);
    const former = await loadSigningKeys(context.settings);
    return {
      signing: { id, algorithm: 'EdDSA', key },
      published: (asked) =>
        asked === id ? { ...open, kid: id, alg: 'EdDSA', use: 'sig' } : former.published(asked),
    };
  };
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}
