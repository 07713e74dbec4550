import { homeTimeZone, isLanguage, languageNames, languages } from '@medeina/contract';
import { ThemeControl } from '@medeina/design-system/domain/ThemeControl';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { use, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { LanguageContext } from '../../../data/language.ts';
import { useTheme } from '../../../shell/frame/useTheme.ts';
import * as styles from '../SettingsPage.css.ts';
import { Section } from './Section.tsx';
import { useField } from './useField.ts';

/** Stands for the zone of the server. */
const serverZone = '99';

/** How far a zone is from UTC today: "UTC+2". Undefined where the browser does not know the zone. */
function offsetOf(timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
    const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    return name?.replace('GMT', 'UTC');
  } catch {
    return undefined;
  }
}

const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

/** A zone with how far it is from UTC today: "Europe/Vilnius (UTC+2)". */
function labelOf(zone: string): string {
  const offset = offsetOf(zone);
  return offset === undefined ? nameOf(zone) : `${nameOf(zone)} (${offset})`;
}

/**
 * The zones that the browser knows, after the server's own.
 * @param isOpen the list is about to be read: reckoning four hundred offsets takes a moment, which most never need.
 */
function useTimezones(chosen: string, isOpen: boolean) {
  const intl = useIntl();
  return useMemo(() => {
    const own = intl.formatMessage(
      { id: 'account.settings.timezone.server' },
      { zone: labelOf(homeTimeZone) },
    );
    const known = Intl.supportedValuesOf('timeZone');
    const zones = chosen === serverZone || known.includes(chosen) ? known : [chosen, ...known];
    return [
      { value: serverZone, label: own },
      ...zones.map((zone) => ({
        value: zone,
        label: isOpen || zone === chosen ? labelOf(zone) : nameOf(zone),
      })),
    ];
  }, [intl, chosen, isOpen]);
}

/** How the site looks and speaks. */
export function GeneralSection() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const { language, setLanguage } = use(LanguageContext);
  const [theme, setTheme] = useTheme();
  const timezone = useField('timezone');
  const [isOpen, setOpen] = useState(false);
  const zones = useTimezones(timezone.value, isOpen);
  return (
    <Section title={say('general')} about={say('general.about')}>
      <div className={styles.fields}>
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
          onFocus={() => setOpen(true)}
          onPointerEnter={() => setOpen(true)}
          onChange={(event) => timezone.change(event.target.value)}
        />
        <div className={styles.theme}>
          <Text size="ui" weight="strong" as="span" aria-hidden>
            {say('theme')}
          </Text>
          <ThemeControl value={theme ?? ''} onChange={setTheme} />
        </div>
      </div>
    </Section>
  );
}
