import { isLanguage, languageNames, languages } from '@medeina/contract';
import { ThemeControl } from '@medeina/design-system/domain/ThemeControl';
import { Combobox } from '@medeina/design-system/primitives/Combobox';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useCall } from '../../../data/hooks.ts';
import { LanguageContext } from '../../../data/language.ts';
import { useTheme } from '../../../shell/frame/useTheme.ts';
import * as styles from '../SettingsPage.css.ts';
import { Section } from './Section.tsx';
import { useField } from './useField.ts';

/** The zones that the browser knows, after the server's own. */
function useTimezones(serverZone: string, chosen: string) {
  return useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const zones = known.includes(chosen) || chosen === '99' ? known : [chosen, ...known];
    return [
      { value: '99', label: serverZone },
      ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ];
  }, [serverZone, chosen]);
}

/** From a list where the country has one; else as one writes it. */
function CityField() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'account.settings.city' });
  const { values } = useSettingsForm();
  const city = useField('city');
  const { data } = useCall(
    'account.cities',
    values.country === null ? null : { query: { alt: values.country } },
  );
  const options = useMemo(() => data?.data.map(({ name, value }) => ({ label: name, value })) ?? [], [data]);
  const { value } = city;
  if (options.length === 0)
    return (
      <TextInput
        label={label}
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
      hint={intl.formatMessage({ id: 'account.settings.city.hint' })}
      value={value === null ? null : { value, label: value }}
      error={city.error}
      options={options}
      onChange={(chosen) => city.change(chosen?.value ?? null)}
    />
  );
}

/** Where one lives, and how the site looks and speaks. */
export function GeneralSection() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const { edit } = useSettingsForm();
  const { language, setLanguage } = use(LanguageContext);
  const [theme, setTheme] = useTheme();
  const country = useField('country');
  const timezone = useField('timezone');
  const { data: countries } = useCall('account.countries', {});
  const zones = useTimezones(say('timezone.server'), timezone.value);
  return (
    <Section title={say('general')}>
      <div className={styles.fields}>
        <Select
          label={say('country')}
          value={country.value ?? ''}
          error={country.error}
          placeholder={say('country.choose')}
          autoComplete="country"
          options={countries?.data.map(({ name, value }) => ({ label: name, value })) ?? []}
          // A city belongs to its country.
          onChange={(event) => edit({ country: event.target.value, city: null })}
        />
        <CityField />
        <Select
          label={say('language')}
          value={language}
          options={languages.map((code) => ({ value: code, label: languageNames[code], lang: code }))}
          onChange={({ target }) => {
            if (isLanguage(target.value)) setLanguage(target.value);
          }}
        />
        <Select
          label={say('timezone')}
          value={timezone.value}
          error={timezone.error}
          options={zones}
          onChange={(event) => timezone.change(event.target.value)}
        />
        <div className={styles.theme}>
          <Text size="ui" weight="strong" as="span">
            {say('theme')}
          </Text>
          <ThemeControl value={theme ?? ''} onChange={setTheme} />
        </div>
      </div>
    </Section>
  );
}
