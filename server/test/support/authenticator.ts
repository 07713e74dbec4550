import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const hash = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

interface Made {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** What the device says of itself: 1 a person was there, 4 they were verified, 8 and 16 the key is synced. */
  readonly flags?: number;
  readonly counter?: number;
}

const presentAndVerified = 0b101;

/** A device with one passkey, in place of a browser and its authenticator. */
export function createAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  function clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin = site }: Made): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(made: Made, flags: number, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (made.flags ?? presentAndVerified));
    head.writeUInt32BE(made.counter ?? uses, 1);
    return Buffer.concat([hash(made.rpId ?? new URL(site).hostname), head, attested]);
  }

  return {
    id,
    /** Creates the passkey, as `navigator.credentials.create` does. */
    create(made: Made) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authenticatorData(made, 0x40, attested))],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', made).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs, as `navigator.credentials.get` does. The counter goes up with each use. */
    get(made: Made & { readonly userHandle?: string }) {
      uses += 1;
      const data = authenticatorData(made, 0);
      const client = clientData('webauthn.get', made);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hash(client)]))
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(made.userHandle === undefined ? {} : { userHandle: made.userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
