import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SandboxRequest {
  readonly method: string;
  /** Below the sandbox's own address. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body where it is a form. */
  readonly form: URLSearchParams;
}

export type SandboxResponse =
  | { readonly redirect: string }
  | { readonly status: number; readonly body: string | object };

/** A stand-in for a payment provider; undefined for a path that it does not have. */
export interface Sandbox {
  answer(request: SandboxRequest): Promise<SandboxResponse | undefined>;
}

/** Answers a request by a sandbox. @param prefix the sandbox's own path. */
export async function serveSandbox(
  sandbox: Sandbox,
  prefix: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  const body = request.method === 'GET' ? '' : await text(request);
  const answer = await sandbox.answer({
    method: request.method ?? 'GET',
    path: url.pathname.slice(prefix.length),
    query: url.searchParams,
    headers: request.headers,
    body,
    form: new URLSearchParams(body),
  });
  if (answer === undefined) {
    response.writeHead(404);
    response.end();
  } else if ('redirect' in answer) {
    response.writeHead(303, { location: answer.redirect, 'cache-control': 'no-store' });
    response.end();
  } else {
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
      'cache-control': 'no-store',
    });
    response.end(isText ? answer.body : JSON.stringify(answer.body));
  }
}
