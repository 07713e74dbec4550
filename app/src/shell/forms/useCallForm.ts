import { useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ZodType } from 'zod';
import { reportRateLimit } from '../../data/client.ts';
import { CallError } from '../../session/transport.ts';
import { failureTextId } from '../failureText.ts';
import { spreadErrors } from './serverErrors.ts';
import { type FieldText, useProblemText } from './useProblemText.ts';
import { arrived } from './validation.ts';

/**
 * Validates by a schema. Both the schema and the library are loaded with the first validation.
 * Throws a `CallError` where they cannot be.
 */
export function schemaResolver<Values extends FieldValues>(
  load: () => Promise<ZodType<Values, Values>>,
): Resolver<Values, unknown, Values> {
  return async (...given) => {
    const [{ zodResolver }, schema] = await arrived(Promise.all([import('@hookform/resolvers/zod'), load()]));
    return zodResolver<Values, unknown, Values>(schema)(...given);
  };
}

interface CallFormOptions<Values extends FieldValues> {
  readonly resolver: Resolver<Values, unknown, Values>;
  /** The fields that the server's messages can be about, in the order of the form. */
  readonly fields: readonly FieldPath<Values>[];
  readonly defaultValues?: DefaultValues<Values>;
  /** `onTouched` validates a field as it is left; else the form is validated when it is sent. */
  readonly mode?: 'onTouched' | 'onSubmit';
  /** The field that shows a 401. */
  readonly refusedField?: FieldPath<Values>;
  /** The form's own text for a failure, in place of the server's; several: the first is its title. */
  readonly failureText?: (error: CallError) => string | readonly string[] | undefined;
}

interface CallForm<Values extends FieldValues> extends UseFormReturn<Values, unknown, Values> {
  /** The text of a field's error. */
  readonly problem: FieldText;
  /** What the server says that is about no field: shown above the form. */
  readonly failures: readonly string[];
  /** Handles `submit` of the form: validates it, sends it, and shows what the server refuses. */
  readonly submitWith: (
    send: (values: Values) => Promise<void>,
  ) => ReturnType<UseFormReturn<Values, unknown, Values>['handleSubmit']>;
}

/** A form that is sent by a call of the server. */
export function useCallForm<Values extends FieldValues>({
  resolver,
  fields,
  defaultValues,
  mode = 'onSubmit',
  refusedField,
  failureText,
}: CallFormOptions<Values>): CallForm<Values> {
  const intl = useIntl();
  const problem = useProblemText();
  const [failures, setFailures] = useState<readonly string[]>([]);
  const form = useForm<Values, unknown, Values>({
    resolver,
    mode,
    ...(defaultValues === undefined ? {} : { defaultValues }),
  });

  const show = (error: CallError) => {
    // The text of a slowed sign-in says how long to wait; other limits are shown by the shell.
    if (error.code !== 'sign_in_slowed' && reportRateLimit(error)) return;
    if (error.status === 401 && refusedField !== undefined) {
      form.setError(refusedField, { type: 'server', message: error.message }, { shouldFocus: true });
      return;
    }
    const left = spreadErrors(error, fields, form.setError);
    const own = failureText?.(error);
    const isExplained = left.length > 0 || Object.keys(error.fields).length > 0;
    if (own !== undefined) setFailures(typeof own === 'string' ? [own] : own);
    else setFailures(isExplained ? left : [intl.formatMessage({ id: failureTextId(error) })]);
  };

  return {
    ...form,
    problem,
    failures,
    submitWith: (send) => {
      const submit = form.handleSubmit(send);
      return async (event) => {
        setFailures([]);
        try {
          await submit(event);
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          show(error);
        }
      };
    },
  };
}
