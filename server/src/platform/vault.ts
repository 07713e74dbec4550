import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { base64url, compactDecrypt, CompactEncrypt } from 'jose';
import { inDataFolder, type Settings } from './settings.ts';
import { writeOnce } from './write-once.ts';

/**
 * Encrypts what is kept for others, such as tokens of learning environments (JWE, AES-256-GCM), so that a copy of the
 * database alone opens nothing.
 */
export interface Vault {
  /** Whether every instance has the same keys: else one would not open what another sealed. */
  readonly isShared: boolean;
  /** @param owner what the secret belongs to: moved to another row it cannot be opened. */
  seal(secret: string, owner: string): Promise<Buffer>;
  /** Undefined when it was sealed with a key that is gone, for another owner, or altered. */
  open(sealed: Buffer, owner: string): Promise<string | undefined>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The keys of the settings, else one that was made once in the data folder. The first seals; every one opens. */
export function openVault(settings: Settings): Vault {
  const keys = settings.encryptionKeys ?? [ownKey(inDataFolder(settings, 'keys', 'encryption.key'))];
  const [sealing, ...former] = keys.map((key) => base64url.decode(key));
  if (sealing === undefined) throw new Error('a vault needs a key');
  return {
    isShared: settings.encryptionKeys !== undefined || settings.databaseUrl === undefined,
    seal: async (secret, owner) =>
      Buffer.from(
        await new CompactEncrypt(encoder.encode(secret))
          .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', owner })
          .encrypt(sealing),
      ),
    open: async (sealed, owner) => {
      for (const key of [sealing, ...former]) {
        try {
          const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
          });
          return protectedHeader['owner'] === owner ? decoder.decode(plaintext) : undefined;
        } catch {
          // Sealed with another of the keys, or with none of them.
        }
      }
      return undefined;
    },
  };
}

function ownKey(path: string): string {
  if (!existsSync(path)) writeOnce(path, randomBytes(32).toString('base64url'));
  return readFileSync(path, 'utf8').trim();
}
