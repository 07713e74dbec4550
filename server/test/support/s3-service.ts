import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { rangeOf } from '../../src/platform/files/range.ts';

const accessKey = 'medeina';
const secretKey = 'the secret of the tests';

/** How the service answers the next calls. */
export type Mood = 'well' | 'refuses' | 'silent' | 'stops in the middle' | 'talks nonsense';

/** A small in-process S3 service: GET with ranges, HEAD, PUT, DELETE and lists, with signature checks. */
export interface S3 {
  readonly endpoint: string;
  /** A value for FILES_URL. */
  readonly url: string;
  /** The credentials for a process's environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly objects: Map<string, Buffer>;
  /** Methods and object keys of the calls so far. */
  readonly calls: string[];
  mood: Mood;
  stop(): void;
}

/** Starts the service on a free port. */
export async function startS3Service(): Promise<S3> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => refuse(response, 500, String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  const s3: S3 = {
    endpoint,
    url: `s3://bucket/medeina?endpoint=${endpoint}&region=eu-north-1`,
    environment: { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey },
    objects,
    calls,
    mood: 'well',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bucket, ...rest] = decodeURIComponent(
      URL.parse(request.url ?? '', 'http://s3')?.pathname ?? '',
    ).split('/');
    const key = rest.join('/');
    calls.push(`${request.method} ${key}`);
    if (s3.mood === 'silent') return;
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (s3.mood === 'refuses') return refuse(response, 503, 'SlowDown');
    // As a proxy before it does that wants a login first.
    if (s3.mood === 'talks nonsense') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><h1>Welcome</h1>');
      return;
    }
    if (bucket !== 'bucket') return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      response.writeHead(200, { etag: '"x"' }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (key === '') return list(request, response);
    const object = objects.get(key);
    if (object === undefined) return refuse(response, 404, 'NoSuchKey');
    const part = rangeOf(request.headers.range, object.length);
    if (part === 'outside') return refuse(response, 416, 'InvalidRange');
    const { start, end } = part ?? { start: 0, end: object.length - 1 };
    response.writeHead(part === undefined ? 200 : 206, {
      etag: '"x"',
      'content-length': end - start + 1,
      ...(part && { 'content-range': `bytes ${start}-${end}/${object.length}` }),
    });
    const body = object.subarray(start, end + 1);
    if (request.method === 'HEAD') response.end();
    else if (s3.mood === 'stops in the middle') response.write(body.subarray(0, body.length / 2));
    else response.end(body);
  }

  /** ListObjectsV2, two names a page. */
  function list(request: IncomingMessage, response: ServerResponse): void {
    const query = URL.parse(request.url ?? '', 'http://s3')?.searchParams;
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query?.get('prefix') ?? ''))
      .toSorted();
    const start = Number(query?.get('continuation-token') ?? 0);
    const isLast = start + 2 >= names.length;
    const found = names.slice(start, start + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isLast}</IsTruncated>` +
        `${isLast ? '' : `<NextContinuationToken>${start + 2}</NextContinuationToken>`}${found.join('')}</ListBucketResult>`,
    );
  }

  return s3;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Verifies a call's signature (AWS Signature Version 4, without a query). */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  const [, id, scope, day = '', region = '', signed = '', signature] = given ?? [];
  if (id !== accessKey) return false;
  const { pathname = '', search = '' } = URL.parse(url, 'http://s3') ?? {};
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
  const canonical = [
    method,
    pathname,
    query,
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => createHmac('sha256', previous).update(part).digest(),
    `AWS4${secretKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
