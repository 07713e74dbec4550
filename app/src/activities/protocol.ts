import { type AnswerValue, checklistMarks, type FormValue, type GivenValue } from '@medeina/contract';

/**
 * What an activity document and the page around it say to each other. The document asks for a port by window message; all
 * else goes over the port, which nobody else has.
 */

/** The document's first message, to the window around it. */
export const readyMessage = 'activity-ready';
/** The page's only answer, with the port. */
export const portMessage = 'activity-port';

/** An answer as it goes to the page, which sees to it that the server gets it. */
export interface GivenAnswer {
  readonly attempt: number;
  readonly question: string;
  readonly answer: GivenValue;
  /** When it was given, ISO 8601; tells it from earlier ones to the same question. */
  readonly at: string;
}

/** Where one stopped in a document or an interactive package, and what was reached there. */
export interface NotedProgress {
  /** ISO 8601. */
  readonly at: string;
  readonly page?: number;
  /** Of a package, in its own words. */
  readonly state?: string;
  readonly percent?: number;
}

/** From the document to the page. */
export type DocumentMessage =
  | { readonly type: 'document-size'; readonly height: number }
  /** It cannot be shown, such as for a file that did not arrive. */
  | { readonly type: 'document-failed' }
  | { readonly type: 'form-finished' }
  /** A file that was handed in is to be saved on the device, which a frame may not do. */
  | { readonly type: 'save-file'; readonly url: string }
  /** The token of the document has ended: the page launches it again. Files that were not sent, here by name, are lost. */
  | { readonly type: 'session-ended'; readonly files: readonly string[] }
  | {
      readonly type: 'activity-completion';
      readonly module: string;
      readonly id: number;
      readonly state: 0 | 1;
    }
  | ({ readonly type: 'answer' } & GivenAnswer)
  | ({ readonly type: 'progress' } & NotedProgress);

/** From the page to the document. */
export type PageMessage =
  | { readonly type: 'answer-saved'; readonly question: string; readonly at: string }
  /** The server will never take it, such as after the end. */
  | { readonly type: 'answer-refused'; readonly question: string; readonly at: string };

/** What comes with the port: answers of earlier visits that the server has not got yet. */
export interface PortData {
  readonly type: typeof portMessage;
  readonly unsent: readonly GivenAnswer[];
  /** What a package noted last, where the server has not got it yet. */
  readonly state: string | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether it can be an answer: what it must be to its question is the server's to say. */
export function isAnswerValue(value: unknown): value is AnswerValue {
  if (isText(value)) return value.length <= 4000;
  if (Array.isArray(value)) return value.length <= 40 && value.every(isText);
  return isRecord(value) && Object.keys(value).length <= 40 && Object.values(value).every(isText);
}

/** More points than the server takes in a signature. */
const mostPoints = 3000;

function isStroke(value: unknown): value is [number, number, number, number][] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (point) => Array.isArray(point) && point.length === 4 && point.every((part) => Number.isFinite(part)),
    )
  );
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { mark, comment } = value;
  return (
    (mark === undefined || checklistMarks.some((known) => known === mark)) &&
    (comment === undefined || (isText(comment) && comment.length <= 500))
  );
}

/** Whether it is a signature or a checklist. */
export function isFormValue(value: unknown): value is FormValue {
  if (!isRecord(value)) return false;
  const { kind, strokes, name, entries } = value;
  if (kind === 'typed') return isText(name) && name.length <= 120;
  if (kind === 'drawn')
    return Array.isArray(strokes) && strokes.every(isStroke) && strokes.flat().length <= mostPoints;
  return (
    kind === 'checklist' &&
    isRecord(entries) &&
    Object.keys(entries).length <= 40 &&
    Object.values(entries).every(isEntry)
  );
}

export function isGivenAnswer(value: unknown): value is GivenAnswer {
  return (
    isRecord(value) &&
    typeof value['attempt'] === 'number' &&
    isText(value['question']) &&
    value['question'].length <= 60 &&
    (isFormValue(value['answer']) || isAnswerValue(value['answer'])) &&
    isText(value['at']) &&
    !Number.isNaN(Date.parse(value['at']))
  );
}

/** More than the server takes is not sent to it. */
const mostState = 60_000;

export function isNotedProgress(value: unknown): value is NotedProgress {
  if (!isRecord(value) || !isText(value['at']) || Number.isNaN(Date.parse(value['at']))) return false;
  const { page, state, percent } = value;
  const isShare = typeof percent === 'number' && percent >= 0 && percent <= 100;
  return (
    (page === undefined || (typeof page === 'number' && Number.isInteger(page) && page >= 1)) &&
    (state === undefined || (isText(state) && state.length <= mostState)) &&
    (percent === undefined || isShare)
  );
}

/** Only a file of a form: a document leads nowhere else. */
const isFileAddress = (url: string): boolean =>
  /^\/activities\/files\/\d[\w.-]*\/(?!\.{1,2}$)[^/?#\\]+$/.test(url) && url.length <= 2000;

const isFileName = (value: unknown): value is string => isText(value) && value.length <= 255;

/** A message of the document; undefined for what is none. */
export function documentMessage(value: unknown): DocumentMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, height, module, id, state } = value;
  switch (type) {
    case 'document-size':
      return typeof height === 'number' && Number.isFinite(height) ? { type, height } : undefined;
    case 'save-file':
      return isText(value['url']) && isFileAddress(value['url']) ? { type, url: value['url'] } : undefined;
    case 'document-failed':
    case 'form-finished':
      return { type };
    case 'session-ended': {
      // A document of an earlier release names none.
      const files = Array.isArray(value['files']) ? value['files'] : [];
      return { type, files: files.slice(0, 40).filter(isFileName) };
    }
    case 'activity-completion':
      return isText(module) && typeof id === 'number' && (state === 0 || state === 1)
        ? { type, module, id, state }
        : undefined;
    case 'answer':
      return isGivenAnswer(value)
        ? { type, attempt: value.attempt, question: value.question, answer: value.answer, at: value.at }
        : undefined;
    case 'progress': {
      if (!isNotedProgress(value)) return undefined;
      const { at, state: noted, percent } = value;
      return {
        type,
        at,
        ...(noted !== undefined && { state: noted }),
        ...(percent !== undefined && { percent }),
      };
    }
    default:
      return undefined;
  }
}

/** A message of the page; undefined for what is none. */
export function pageMessage(value: unknown): PageMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, question, at } = value;
  if ((type !== 'answer-saved' && type !== 'answer-refused') || !isText(question) || !isText(at))
    return undefined;
  return { type, question, at };
}

export function portData(value: unknown): PortData | undefined {
  if (!isRecord(value) || value['type'] !== portMessage || !Array.isArray(value['unsent'])) return undefined;
  const { unsent, state } = value;
  return { type: portMessage, unsent: unsent.filter(isGivenAnswer), state: isText(state) ? state : null };
}
