import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** As many as ASVS 5.0 asks for (6.2.4), of those that the length of ours lets through. */
const mostCommon = 3000;
const leastLength = 8;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the most common, in whatever letters: the first that anybody tries. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return (await known).has(password.toLowerCase());
}

/**
 * The beginning of the package's list, the most common first. Read when somebody first chooses a password, and as a file:
 * imported, all of its 49,000 passwords would stay in memory.
 */
async function readList(): Promise<ReadonlySet<string>> {
  const file = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
  const all: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(all)) throw new Error(`${file} is no list of passwords`);
  const long = all.filter(
    (password): password is string => typeof password === 'string' && password.length >= leastLength,
  );
  return new Set(long.slice(0, mostCommon).map((password) => password.toLowerCase()));
}
