import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { FileField } from '@medeina/design-system/primitives/FileField';
import { TextArea } from '@medeina/design-system/primitives/TextArea';
import { useIntl } from 'react-intl';
import type { Invited } from '../../../data/shopping/places.ts';
import { FormFailures } from '../../../shell/forms/FormFailures.tsx';
import { type DraftKind, useDraft, useWritten } from '../../../shell/forms/useDraft.ts';
import { schemaResolver, useCallForm } from '../../../shell/forms/useCallForm.ts';
import * as styles from './places.css.ts';

interface People {
  readonly people: string;
}

const resolver = schemaResolver<People>(async () => {
  const { invitationBody } = await import('@medeina/contract/shopping/place-schemas');
  return invitationBody.pick({ people: true });
});

/** More than any list of people. */
const mostBytes = 50_000;

interface InviteFormProps {
  /** Whose list it is, and of which places: what is written stays in this tab until it is sent. */
  readonly customer: number;
  readonly place: string;
  readonly free: number;
  readonly send: (people: string) => Promise<Invited>;
  /** What became of the last list; undefined while one is on its way. */
  readonly onOutcome: (outcome: Invited | undefined) => void;
}

/** Tells what became of a list: how many letters left, who found no place, which rows name nobody. */
export function Outcome({ outcome }: { readonly outcome: Invited }) {
  const intl = useIntl();
  const { invited, without_place: without, unreadable } = outcome;
  const isWhole = without.length === 0 && unreadable.length === 0;
  const said = (id: string, rows: readonly string[]) =>
    rows.length > 0 && <p className={styles.said}>{`${intl.formatMessage({ id })} ${rows.join(', ')}`}</p>;
  return (
    <Banner
      tone={isWhole ? 'success' : 'warning'}
      title={intl.formatMessage({ id: 'shopping.places.sent' }, { count: invited })}
      announce
    >
      {!isWhole && (
        <>
          {said('shopping.places.withoutPlace', without)}
          {said('shopping.places.unreadable', unreadable)}
        </>
      )}
    </Banner>
  );
}

const listDraft: DraftKind<Partial<People>> = {
  read: (kept) => ('people' in kept && typeof kept.people === 'string' ? { people: kept.people } : {}),
  isEmpty: ({ people = '' }) => people.trim() === '',
};

/** Invites people to free places, by their addresses or by a CSV file. What could not be sent stays written. */
export function InviteForm({ customer, place, free, send, onOutcome }: InviteFormProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `shopping.places.${id}` });
  const { before, keep } = useDraft(listDraft, customer, place);
  const { register, submitWith, watch, problem, failures, formState, setValue, getValues, reset } =
    useCallForm<People>({ resolver, fields: ['people'], defaultValues: { people: before?.people ?? '' } });
  useWritten(watch, keep);
  const onSubmit = submitWith(async ({ people }) => {
    onOutcome(undefined);
    const answer = await send(people);
    onOutcome(answer);
    const left = [...answer.without_place, ...answer.unreadable].join('\n');
    // The last place given takes the form with it, and what it listens to.
    keep({ people: left });
    reset({ people: left });
  });
  const addFiles = async (files: readonly File[]) => {
    const texts = await Promise.all(files.map((file) => file.text()));
    const rows = [getValues('people'), ...texts].map((rowsOf) => rowsOf.trim()).filter(Boolean);
    setValue('people', rows.join('\n'), { shouldDirty: true });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormFailures failures={failures} />
      <TextArea
        {...register('people')}
        label={text('people')}
        hint={intl.formatMessage({ id: 'shopping.places.people.hint' }, { count: free })}
        error={problem(formState.errors.people, 'people')}
        rows={4}
        autoComplete="off"
        spellCheck={false}
      />
      <FileField
        label={text('file')}
        accept={['.csv', 'text/csv', 'text/plain']}
        maxSize={mostBytes}
        value={[]}
        onChange={(files) => void addFiles(files)}
      />
      <div>
        <Button type="submit" loading={formState.isSubmitting}>
          {text('invite')}
        </Button>
      </div>
    </form>
  );
}
