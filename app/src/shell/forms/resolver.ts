import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a form asks of its schema; zod's schemas are of this shape. */
interface Schema<Values> {
  readonly safeParse: (
    values: unknown,
  ) =>
    | { readonly success: true; readonly data: Values }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/**
 * Checks a form by a schema that is loaded when it is first needed: the page draws without it. An error's message is
 * the code of the problem; the form puts it in words.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Schema<Values>>,
): Resolver<Values, unknown, Values> {
  return async (values) => {
    const schema = await load();
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of checked.error.issues) {
      const name = String(path[0] ?? 'root');
      errors[name] ??= { type: 'schema', message };
    }
    // Keys are the names of the schema's fields; the library's type cannot be built key by key.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
