import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { codeOf } from '../database.ts';
import type { Bucket } from '../settings.ts';
import { FilesAwayError, type FileStore } from './file-store.ts';

/**
 * Limits in milliseconds: `answer` for the headers of an answer, `silence` for the next bytes of its body. A call that
 * gets no answer is tried once more.
 */
const usualPatience = { connection: 3000, answer: 5000, silence: 20_000 };
/** The slowest upload that is waited for, in bytes per millisecond. */
const slowestUpload = 100;

/** Files in a bucket of an S3 service. Keys come from the environment, as the SDK looks for them. */
export function openBucket(
  { name: bucket, prefix, endpoint, region }: Bucket,
  patience = usualPatience,
): FileStore {
  const place = `s3://${bucket}/${prefix}`;
  const client = new S3Client({
    region,
    // A service under a name of its own seldom has one for each bucket as well.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Other services do not know the checksums that Amazon's has since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience.connection,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
      // A paused video is silent for as long as it likes: silence is measured where we wait for bytes.
      socketTimeout: 0,
      // Paused videos keep their connections, and must not keep others from getting one.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
  });
  const away = (error: unknown): FilesAwayError => new FilesAwayError(place, reasonOf(error), error);

  return {
    place,
    put: async (name, content, size) => {
      try {
        const answer = await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: prefix + name,
            Body: content,
            ContentLength: size,
          }),
          { requestTimeout: patience.answer + size / slowestUpload },
        );
        mustBeOfService(answer);
      } catch (error) {
        throw away(error);
      }
    },
    size: async (name) => {
      try {
        const answer = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: prefix + name }));
        mustBeOfService(answer);
        return answer.ContentLength;
      } catch (error) {
        // An answer without a body cannot say what is missing: the bucket is named by the next call that has one.
        if (isStatus(error, 404)) return undefined;
        throw away(error);
      }
    },
    open: async (name, range) => {
      try {
        const answer = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: prefix + name, ...(range && { Range: range }) }),
        );
        if (!(answer.Body instanceof Readable)) throw new Error('The answer has no body');
        const { Body: source } = answer;
        if (answer.ETag === undefined) source.destroy();
        mustBeOfService(answer);
        const body = Readable.from(patient(source, patience.silence, away), { objectMode: false });
        // A body that nobody began to read is not ended by its reader.
        body.once('close', () => source.destroy());
        const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.ContentRange ?? '') ?? [];
        return size === undefined
          ? { body, size: answer.ContentLength ?? 0 }
          : { body, size: Number(size), part: { start: Number(start), end: Number(end) } };
      } catch (error) {
        if (isStatus(error, 416)) return 'outside';
        if (isStatus(error, 404) && error.name === 'NoSuchKey') return undefined;
        throw away(error);
      }
    },
    list: async function* list(folder) {
      try {
        const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` });
        for await (const { Contents: found = [], IsTruncated: goesOn } of pages) {
          // Every list says whether it goes on. A page of something else would pass for an empty one.
          if (goesOn === undefined) throw notOfService();
          for (const { Key: key } of found)
            if (key !== undefined && !key.endsWith('/')) yield key.slice(prefix.length);
        }
      } catch (error) {
        throw away(error);
      }
    },
    remove: async (name) => {
      try {
        const { $metadata: answer } = await client.send(
          new DeleteObjectCommand({ Bucket: bucket, Key: prefix + name }),
        );
        // The answer has no version to name, and no content: a page of something else would pass for it.
        if (answer.httpStatusCode !== 204) throw notOfService();
      } catch (error) {
        throw away(error);
      }
    },
    // The service keeps an object whole or not at all.
    dropCutOff: () => Promise.resolve(),
  };
}

/** The chunks of a body, each waited for only so long. A reader that takes its time is not the service's silence. */
async function* patient(
  body: Readable,
  milliseconds: number,
  away: (error: unknown) => Error,
): AsyncGenerator<Uint8Array> {
  let impatience: NodeJS.Timeout | undefined;
  const wait = (): void => {
    impatience = setTimeout(
      () => body.destroy(Object.assign(new Error('no more bytes'), { code: 'ETIMEDOUT' })),
      milliseconds,
    );
  };
  try {
    wait();
    const chunks: AsyncIterable<Uint8Array> = body;
    for await (const chunk of chunks) {
      clearTimeout(impatience);
      yield chunk;
      wait();
    }
  } catch (error) {
    throw away(error);
  } finally {
    clearTimeout(impatience);
  }
}

/** Every service names the version of an object. A page of something before it, a proxy's login, would pass for the object. */
function mustBeOfService({ ETag: version }: { readonly ETag?: string | undefined }): void {
  if (version === undefined) throw notOfService();
}

function notOfService(): Error {
  return Object.assign(new Error('another answered'), { code: 'no answer of an S3 service' });
}

function isStatus(error: unknown, status: number): error is S3ServiceException {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;
}

function reasonOf(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.name : 'unknown error');
}
