import { Combobox } from '@medeina/design-system/primitives/Combobox';
import { Select } from '@medeina/design-system/primitives/Select';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useCall } from '../../../data/hooks.ts';
import { useField } from './useField.ts';

/** Its list takes a moment to come; a field that changed its kind then would lose the focus. */
const listedCountry = 'LT';

/** From a list where the country has one; else as one writes it. */
function CityField() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'account.settings.city' });
  const { values } = useSettingsForm();
  const city = useField('city');
  const { data, error } = useCall(
    'account.cities',
    values.country === null ? null : { query: { alt: values.country } },
  );
  const options = useMemo(() => data?.data.map(({ name, value }) => ({ label: name, value })) ?? [], [data]);
  const { value } = city;
  const isListed = options.length > 0 || (values.country === listedCountry && error === undefined);
  if (!isListed)
    return (
      <TextInput
        label={label}
        optional
        value={value ?? ''}
        error={city.error}
        autoComplete="address-level2"
        onChange={(event) => city.change(event.target.value === '' ? null : event.target.value)}
        {...city.focus}
      />
    );
  return (
    <Combobox
      label={label}
      optional
      hint={intl.formatMessage({ id: 'account.settings.city.hint' })}
      value={value === null ? null : { value, label: value }}
      error={city.error}
      options={options}
      onChange={(chosen) => city.change(chosen?.value ?? null)}
    />
  );
}

/** Where one lives. */
export function PlaceFields() {
  const intl = useIntl();
  const { edit, settings } = useSettingsForm();
  const country = useField('country');
  const { data } = useCall('account.countries', {});
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'account.settings.country' })}
        optional
        value={country.value ?? ''}
        error={country.error}
        placeholder={intl.formatMessage({ id: 'account.settings.country.choose' })}
        autoComplete="country"
        options={data?.data.map(({ name, value }) => ({ label: name, value })) ?? []}
        // A city belongs to its country: it comes back with it, where an arrow key went a country too far.
        onChange={({ target }) =>
          edit({ country: target.value, city: target.value === settings.country ? settings.city : null })
        }
      />
      <CityField />
    </>
  );
}
