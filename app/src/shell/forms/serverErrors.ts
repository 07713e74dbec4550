import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { CallError } from '../../session/transport.ts';

/** Puts the server's messages on their fields and focuses the first. Returns those about no field of the form. */
export function spreadErrors<Values extends FieldValues>(
  error: CallError,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): readonly string[] {
  let isFirst = true;
  const placed = new Set<string>();
  for (const field of fields) {
    const messages = error.fields[field] ?? [];
    if (messages.length === 0) continue;
    setError(field, { type: 'server', message: messages.join(' ') }, { shouldFocus: isFirst });
    for (const one of messages) placed.add(one);
    isFirst = false;
  }
  return error.messages.filter((message) => !placed.has(message) && (isFirst || message !== error.message));
}
