import { DateField } from '@medeina/design-system/primitives/DateField';
import { RadioGroup } from '@medeina/design-system/primitives/RadioGroup';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../SettingsPage.css.ts';
import { idOfField } from './idOfField.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { Section } from './Section.tsx';
import { useField } from './useField.ts';

/** As the server takes it: everything but digits and the plus goes. */
const plain = (number: string): string => number.replaceAll(/[^\d+]/g, '');

/** Who one is. */
export function PersonalSection() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const firstname = useField('firstname');
  const lastname = useField('lastname');
  const born = useField('date_of_birth');
  const gender = useField('gender');
  const telephone = useField('telephone');
  // What the field itself says is no day, or no day of a birth: shown, and not sent.
  const [unfit, setUnfit] = useState<string>();
  // The spaces that one types stay while one types.
  const [typed, setTyped] = useState<string>();
  return (
    <Section title={say('personal')} about={say('personal.about')}>
      <div className={styles.fields}>
        <TextInput
          id={idOfField('firstname')}
          label={say('firstname')}
          value={firstname.value}
          error={firstname.error}
          autoComplete="given-name"
          onChange={(event) => firstname.change(event.target.value)}
          {...firstname.focus}
        />
        <TextInput
          id={idOfField('lastname')}
          label={say('lastname')}
          value={lastname.value}
          error={lastname.error}
          autoComplete="family-name"
          onChange={(event) => lastname.change(event.target.value)}
          {...lastname.focus}
        />
        <DateField
          id={idOfField('date_of_birth')}
          label={say('date_of_birth')}
          value={unfit ?? born.value ?? ''}
          error={born.error}
          min="1900-01-01"
          autoComplete="bday"
          onChange={(day, fault) => {
            setUnfit(fault === undefined ? undefined : day);
            if (fault === undefined) born.change(day);
          }}
        />
        <RadioGroup
          label={say('gender')}
          inline
          value={gender.value}
          error={gender.error}
          onChange={(value) => {
            if (value === 'male' || value === 'female') gender.change(value);
          }}
          options={[
            { value: 'male', label: say('gender.male') },
            { value: 'female', label: say('gender.female') },
          ]}
        />
        <TextInput
          type="tel"
          id={idOfField('telephone')}
          label={say('telephone')}
          hint={say('telephone.hint')}
          value={typed !== undefined && plain(typed) === telephone.value ? typed : (telephone.value ?? '')}
          error={telephone.error}
          autoComplete="tel"
          onChange={(event) => {
            setTyped(event.target.value);
            telephone.change(plain(event.target.value));
          }}
          {...telephone.focus}
        />
        <PlaceFields />
      </div>
    </Section>
  );
}
