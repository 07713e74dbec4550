import { Combobox } from '@medeina/design-system/primitives/Combobox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { usePersonalCall } from '../../../data/hooks.ts';
import * as styles from '../SettingsPage.css.ts';
import { Section } from './Section.tsx';
import { useField } from './useField.ts';

/** From the last keystroke to the search, in milliseconds. */
const pause = 1000;

/** The letters from which on one can search, and write what is in no list. */
const fewest = 3;

/** Text that has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface EntryFieldProps {
  readonly kind: 'organisation' | 'position';
}

/** Chosen from a list that is searched, or written as it is. */
function EntryField({ kind }: EntryFieldProps) {
  const intl = useIntl();
  const { edit, values, problems } = useSettingsForm();
  const entry = useField(kind);
  const [text, setText] = useState('');
  const search = useSettled(text);
  const { data, isLoading } = usePersonalCall(
    `account.${kind}s`,
    search.length < fewest ? null : { query: { search } },
  );
  const id = values[`${kind}_id`];
  const name = values[kind];
  const isGone = problems[`${kind}_id`] !== undefined;
  return (
    <Combobox
      label={intl.formatMessage({ id: `account.settings.${kind}` })}
      optional
      hint={intl.formatMessage({ id: 'account.settings.entry.hint' })}
      error={isGone ? intl.formatMessage({ id: 'form.problem.invalid' }) : entry.error}
      value={name === null || name === '' ? null : { value: String(id ?? name), label: name }}
      options={data?.data.map((option) => ({ value: String(option.value), label: option.name })) ?? []}
      minimum={fewest}
      loading={isLoading || text !== search}
      onSearch={setText}
      autoComplete={kind === 'organisation' ? 'organization' : 'organization-title'}
      onAdd={(written) => edit({ [`${kind}_id`]: null, [kind]: written })}
      onChange={(option) =>
        // The name goes along, so that it shows before the server answers.
        edit({ [`${kind}_id`]: option === null ? null : Number(option.value), [kind]: option?.label ?? null })
      }
    />
  );
}

/** Where one works, and as what. */
export function PositionSection() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage({ id: 'account.settings.work' })}>
      <div className={styles.column}>
        <EntryField kind="organisation" />
        <EntryField kind="position" />
      </div>
    </Section>
  );
}
