import { fieldProblem } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useCallback, useEffect, useState } from 'react';
import { FormFailures } from '../../../../shell/forms/FormFailures.tsx';
import { schemaResolver, useCallForm } from '../../../../shell/forms/useCallForm.ts';
import { useDraft, useWritten } from '../../../../shell/forms/useDraft.ts';
import { attemptsAfter, draftPlace, postDraft, type PostPlace, type PostValues } from './postDraft.ts';
import { useSay } from './useSay.ts';
import * as styles from './forum.css.ts';

const loadSchemas = () => import('@medeina/contract/learning/schemas');
const questionResolver = schemaResolver<PostValues>(async () => (await loadSchemas()).questionForm);
const textResolver = schemaResolver<PostValues>(async () => (await loadSchemas()).changeBody);

export interface PostFormProps {
  readonly customer: number;
  readonly place: PostPlace;
  /** Whether it is a question, which has a title. */
  readonly hasTitle: boolean;
  /** What stands in it at first. */
  readonly values?: PostValues;
  readonly label: string;
  readonly submit: string;
  /** The button is the screen's primary one. */
  readonly isPrimary: boolean;
  /** Takes the focus as it appears: it was asked for. */
  readonly isAsked: boolean;
  /** @param key the same for the same post, however often it is sent. */
  readonly send: (values: PostValues, key: string) => Promise<void>;
  /** Called when all that is written was sent. */
  readonly onSent?: () => void;
  /** Left out: it cannot be closed. */
  readonly onCancel?: () => void;
}

/** A post being written. What is written stays in this tab until it is sent, whatever ends meanwhile. */
export function PostForm(props: PostFormProps) {
  const { customer, place, hasTitle, values, label, submit, isPrimary, isAsked, send, onSent, onCancel } =
    props;
  const say = useSay();
  const { before, keep } = useDraft(postDraft, customer, draftPlace(place));
  const [attempts] = useState(() => attemptsAfter(before?.attempt));
  const { register, submitWith, watch, problem, failures, formState, setFocus, getValues, reset } =
    useCallForm<PostValues>({
      resolver: hasTitle ? questionResolver : textResolver,
      fields: hasTitle ? ['title', 'text'] : ['text'],
      defaultValues: {
        ...(hasTitle ? { title: before?.title ?? values?.title ?? '' } : {}),
        text: before?.text ?? values?.text ?? '',
      },
      failureText: ({ status }) => (status === 0 ? [say('offline'), say('offline.text')] : undefined),
    });
  const { errors, isSubmitting } = formState;

  const keepWritten = useCallback(
    (written: Partial<PostValues>) => keep({ ...written, attempt: attempts.last() }),
    [keep, attempts],
  );
  useWritten(watch, keepWritten);
  useEffect(() => {
    if (isAsked) setFocus(hasTitle ? 'title' : 'text');
  }, [isAsked, hasTitle, setFocus]);

  const onSubmit = submitWith(async (written) => {
    const key = attempts.keyOf(written);
    // As it stands in the fields: what is sent has been trimmed.
    const sent = JSON.stringify(getValues());
    keepWritten(written);
    await send(written, key);
    attempts.end();
    const now = getValues();
    if (JSON.stringify(now) !== sent) {
      // More was written while it was sent. It is another post, which has no key yet.
      keepWritten(now);
      return;
    }
    keep(undefined);
    reset({ ...(hasTitle ? { title: '' } : {}), text: '' });
    onSent?.();
  });
  const errorOf = (field: 'text' | 'title') => {
    const error = errors[field];
    return error?.message === fieldProblem.required ? say(`needs.${field}`) : problem(error);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      {hasTitle && (
        <TextInput
          label={say('field.title')}
          maxLength={150}
          autoComplete="off"
          {...register('title')}
          error={errorOf('title')}
        />
      )}
      <TextArea
        label={label}
        hint={say('field.hint')}
        rows={5}
        maxLength={8000}
        {...register('text')}
        error={errorOf('text')}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'outline'}
          loading={isSubmitting}
          full="mobile"
        >
          {submit}
        </Button>
        {onCancel !== undefined && (
          <Button
            variant="ghost"
            full="mobile"
            onClick={() => {
              keep(undefined);
              onCancel();
            }}
          >
            {say('cancel')}
          </Button>
        )}
      </div>
      <FormFailures failures={failures} />
    </form>
  );
}
