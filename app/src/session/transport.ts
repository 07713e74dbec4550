import {
  type EndpointId,
  type ErrorBody,
  type Input,
  headerNames,
  isErrorBody,
  type Language,
  languageTags,
  merchantId,
  type Output,
  paths,
  statusOfFailure,
} from '@medeina/contract';
import { guestId } from './guest.ts';

/** Longest wait for an answer, in milliseconds. */
export const patience = 20_000;

/** A call that failed. `status` 0: no answer of the server came, because of the network or because it took too long. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: string;
  /** All messages, in the person's language. */
  readonly messages: readonly string[];
  /** Messages by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait before another attempt; null where none is named. */
  readonly retryAfter: number | null;
  /** The number under which the server's log has it, for whoever asks for help. */
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: number | null = null) {
    super(body.message ?? `The call failed with ${status}`);
    this.status = status;
    this.code = body.code ?? (status === 0 ? 'network' : 'unknown');
    this.messages = body.error ?? (body.message === undefined ? [] : [body.message]);
    this.fields = body.errors ?? {};
    this.retryAfter = retryAfter;
    this.requestId = body.request_id;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

/** Path and query of a call. */
function addressOf(id: EndpointId, { params, query }: Parts): string {
  const path = paths[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new Error(`${id} needs "${name}".`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) form.set(name, String(value));
  return form;
}

/** Headers that every call has. */
export const headersOfAll = (language: Language, transport: 'body' | 'cookie') => ({
  Accept: 'application/json',
  [headerNames.merchant]: merchantId,
  [headerNames.language]: languageTags[language],
  [headerNames.transport]: transport,
});

export interface TransportOptions {
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Sends the fields of the body as a form: for files, which JSON cannot carry. */
  readonly asForm?: boolean;
  /** The browser sends it to its end even if the page is closed; for bodies of at most 64 KB. */
  readonly keepalive?: boolean;
  /** Calls anonymously: the server reads no cookie, so that a session which has just ended causes no refusal. */
  readonly asVisitor?: boolean;
  /** The request is under way already. */
  readonly answer?: Promise<Response> | undefined;
}

/** One request over the wire, without any care for the session. Throws a `CallError`. */
export async function send<Id extends EndpointId>(
  id: Id,
  input: Input<Id>,
  {
    language,
    headers,
    signal,
    answer,
    asVisitor = false,
    asForm = false,
    keepalive = false,
  }: TransportOptions,
): Promise<Output<Id>> {
  const parts: Parts = input;
  const timeout = AbortSignal.timeout(patience);
  let response: Response;
  try {
    response = await (answer ??
      fetch(addressOf(id, parts), {
        method: paths[id].method,
        credentials: 'same-origin',
        keepalive,
        headers: {
          ...headersOfAll(language, asVisitor ? 'body' : 'cookie'),
          [headerNames.guest]: guestId(),
          'X-Requested-With': 'XMLHttpRequest',
          ...(parts.body === undefined || asForm ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
        ...(parts.body === undefined
          ? {}
          : { body: asForm ? formOf(parts.body) : JSON.stringify(parts.body) }),
      }));
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallError(0, {});
  }
  let content: unknown = null;
  try {
    // A document, which the person takes away. Anything else that is no JSON comes from elsewhere and is a failure.
    const isFile =
      response.ok && response.headers.get('Content-Disposition')?.startsWith('attachment') === true;
    content = isFile ? await response.blob() : await response.json();
  } catch (error) {
    if (signal?.aborted === true) throw error;
    // The connection went in the middle of the answer.
    if (response.ok) throw new CallError(0, {});
  }
  const { status } = response;
  if (!response.ok) {
    const after = Number(response.headers.get('Retry-After') ?? 'none');
    const body = isErrorBody(content) ? content : {};
    throw new CallError(statusOfFailure(status, content), body, Number.isFinite(after) ? after : null);
  }
  // The server checks its answers against the same contract; checking again would bring zod to every page.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return content as Output<Id>;
}
