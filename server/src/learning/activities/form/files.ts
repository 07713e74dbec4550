import type { Readable } from 'node:stream';
import type { FormFile, Language } from '@medeina/contract';
import { disposition } from '../../../platform/endpoints/disposition.ts';
import { type Executor, inTransaction } from '../../../platform/database.ts';
import { Answer } from '../../../platform/endpoints/types.ts';
import { ProblemError } from '../../../platform/errors.ts';
import type { KeptFiles } from '../../../platform/files/files.ts';
import { lockContent } from '../../../platform/files/lock-content.ts';
import type { FileOwner, FindingFiles, OwnFile } from '../../../platform/personal-data.ts';
import { sharedSecretOnce } from '../../../platform/secrets.ts';
import { addressEnd, type UploadClaim, uploadAddress } from './address.ts';
import { type FormFileRow, isHandedIn, readFilesOf, readFormFile } from './files-store.ts';

/** A file as its person sees it in a session. */
export function shownFile(
  secret: Buffer,
  { userId, sessionId }: Pick<UploadClaim, 'sessionId' | 'userId'>,
  { id, name, mime, size }: Pick<FormFileRow, 'id' | 'mime' | 'name' | 'size'>,
): FormFile {
  const url = uploadAddress(secret, { userId, sessionId, fileId: id }, name, Date.now());
  return { id, name, mime, size, url };
}

/** Deletes the bytes that no form holds any more. */
export async function dropUploads(
  executor: Executor,
  uploads: KeptFiles,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of new Set(hashes)) {
    // One after the other: each holds a lock.
    // oxlint-disable-next-line no-await-in-loop
    await inTransaction(executor, async (transaction) => {
      await lockContent(transaction, 'form file', hash);
      if (!(await isHandedIn(transaction, hash))) await uploads.remove(hash);
    });
  }
}

/** What a person handed in. */
export async function ownUploads(
  context: FindingFiles,
  { userId, sessionId }: FileOwner,
  language: Language,
): Promise<OwnFile[]> {
  const rows = await readFilesOf(context.database.executor, userId);
  if (rows.length === 0) return [];
  const secret = await sharedSecretOnce(context, 'media')();
  const now = Date.now();
  return rows.map(({ id, hash, name, title }) => ({
    name,
    material: title[language],
    address:
      sessionId === undefined
        ? undefined
        : {
            url:
              context.settings.publicUrl +
              uploadAddress(secret, { userId, sessionId, fileId: id }, name, now),
            until: addressEnd(now),
          },
    open: async () => {
      const file = await context.files.uploads.open(hash);
      return file === undefined || file === 'outside' ? undefined : file.body;
    },
  }));
}

/** Serves a file by its address. */
export async function serveUpload(
  executor: Executor,
  uploads: KeptFiles,
  { userId, fileId }: UploadClaim,
  name: string,
): Promise<Answer<Readable>> {
  const row = await readFormFile(executor, userId, fileId);
  if (row === undefined || row.name !== name) throw new ProblemError('not_found');
  const file = await uploads.open(row.hash);
  if (file === undefined || file === 'outside') throw new ProblemError('not_found');
  return new Answer(file.body, {
    headers: {
      'content-type': row.mime,
      'content-length': String(file.size),
      // A picture stands in its form; anything is saved where it is opened by itself.
      'content-disposition': disposition('attachment', name),
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
      // The frame of the form has an origin of its own.
      'cross-origin-resource-policy': 'cross-origin',
      // It may hold what a patient said: no copy stays behind on a shared device.
      'cache-control': 'no-store',
    },
  });
}
