import { paths, statusOfFailure } from '@medeina/contract';
import { ActivityCallError } from '../calls.ts';

/** Sends files of a form: with progress, which `fetch` does not tell. */

interface Upload {
  readonly token: string;
  readonly attempt: number;
  readonly question: string;
  readonly file: File;
}

/** Ten megabytes over a poor connection take minutes. */
const patience = 300_000;

function isAdded(answer: unknown): answer is { readonly file: { readonly id: number } } {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

/**
 * @param onProgress gets the share that was sent, 0 to 1.
 * @param signal stops it as long as the server lacks a part of it; what is sent whole may be kept, and is waited for.
 * @returns the id of the file.
 */
export function sendFile(
  { token, attempt, question, file }: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { method, path } = paths['learning.activity.upload'];
  const body = new FormData();
  body.append('token', token);
  body.append('attempt', String(attempt));
  body.append('question', question);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.timeout = patience;
    request.responseType = 'json';
    let isSent = false;
    request.upload.addEventListener('load', () => {
      isSent = true;
    });
    const stop = () => {
      if (!isSent) request.abort();
    };
    signal.addEventListener('abort', stop);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status === 200 && isAdded(answer)) resolve(answer.file.id);
      else {
        const status = statusOfFailure(request.status, answer);
        reject(new ActivityCallError(status, request.getResponseHeader('Retry-After')));
      }
    });
    for (const failure of ['error', 'timeout'] as const)
      request.addEventListener(failure, () => reject(new ActivityCallError(0)));
    request.addEventListener('abort', () => reject(new DOMException('It was taken out', 'AbortError')));
    request.send(body);
  });
}

/** Takes a file out of a form. */
export async function removeFile(body: {
  readonly token: string;
  readonly attempt: number;
  readonly file: number;
}): Promise<void> {
  const { method, path } = paths['learning.activity.removeFile'];
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new ActivityCallError(0);
  }
  if (response.ok) return;
  const answer: unknown = await response.json().catch(() => undefined);
  throw new ActivityCallError(statusOfFailure(response.status, answer));
}
