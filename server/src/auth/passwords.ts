import { hash, verify } from '@node-rs/argon2';

/** Argon2id by the library's number for it: its names are a const enum, which Node cannot read. */
const argon2id = 2;

/** OWASP's least for Argon2id: 19 MiB, two rounds, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of nobody's password: what an unknown name is checked against, so that it takes the same time. */
let nobody: Promise<string> | undefined;

/** Keyboards compose letters in different ways: 'ė' as one sign or as two is one password (NFKC, as NIST SP 800-63B allows). */
const composed = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost);
}

/** Whether a hash was made at another cost than today's, and is to be made anew when the password is next typed. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Whether the password is the account's. Takes as long when there is no account, or it has no password. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (passwordHash === null || passwordHash === undefined) {
    nobody ??= hashPassword('nobody has this password');
    await verify(await nobody, composed(password));
    return false;
  }
  return verify(passwordHash, composed(password));
}

/** Makes the comparison hash before the first request needs it. */
export async function warmPasswords(): Promise<void> {
  nobody ??= hashPassword('nobody has this password');
  await nobody;
}
