import type { ErrorBody, Language } from '@medeina/contract';
import type { ProblemError } from '../errors.ts';
import { isMessage, message, type MessageId } from '../messages.ts';
import type { FieldFault } from './faults.ts';
import { InputError } from './input.ts';

/** The one error body, in the asked language. */
export function problemBody(problem: ProblemError, language: Language, requestId: string): ErrorBody {
  const errors: Record<string, string[]> = {};
  for (const fault of faultsOf(problem)) {
    const text = message(language, idOf(fault), fault.values);
    const texts = (errors[fault.field] ??= []);
    if (!texts.includes(text)) texts.push(text);
  }
  const text = problemText(problem, language);
  const all = Object.values(errors).flat();
  return {
    code: problem.code,
    message: text,
    error: all.length > 0 ? [...new Set(all)] : [text],
    errors,
    request_id: requestId,
  };
}

/** Names under which calls have the same field. */
const aliases: Readonly<Record<string, string>> = {
  date_of_birth: 'birthdate',
  password_repeat: 'confirm',
  telephone: 'phone',
};

/** The message of a fault; an empty field says what to write in it, where there are words for that. */
function idOf({ field, message: id }: FieldFault): MessageId {
  const named = `${id}.${aliases[field] ?? field}`;
  if (isMessage(named)) return named;
  return isMessage(id) ? id : 'field_invalid';
}

function problemText({ code, retryAfter, about }: ProblemError, language: Language): string {
  const named = `error.${code}_of`;
  if (about !== undefined && isMessage(named)) return message(language, named, { name: about });
  const seconds = retryAfter ?? 60;
  // The usual words name one minute.
  const isLonger = code === 'too_many_requests' && seconds > 90;
  return message(language, isLonger ? 'error.too_many_requests_later' : `error.${code}`, {
    minutes: Math.max(1, Math.ceil(seconds / 60)),
  });
}

function faultsOf(problem: ProblemError): readonly FieldFault[] {
  if (problem instanceof InputError) return problem.faults;
  return Object.entries(problem.fields).flatMap(([field, messages]) =>
    messages.map((id) => ({ field, message: id, values: {} })),
  );
}
