import { isLanguage, languageNames, languages } from '@medeina/contract';
import { ThemeControl } from '@medeina/design-system/domain/ThemeControl';
import { Select } from '@medeina/design-system/primitives/Select';
import { Text } from '@medeina/design-system/primitives/Text';
import { use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LanguageContext } from '../../../data/language.ts';
import { useTheme } from '../../../shell/frame/useTheme.ts';
import * as styles from '../SettingsPage.css.ts';
import { Section } from './Section.tsx';
import { useField } from './useField.ts';

/** Stands for the zone of the server. */
const serverZone = '99';

/** The zones that the browser knows, after the server's own. */
function useTimezones(own: string, chosen: string) {
  return useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const zones = chosen === serverZone || known.includes(chosen) ? known : [chosen, ...known];
    return [
      { value: serverZone, label: own },
      ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ];
  }, [own, chosen]);
}

/** How the site looks and speaks. */
export function GeneralSection() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const { language, setLanguage } = use(LanguageContext);
  const [theme, setTheme] = useTheme();
  const timezone = useField('timezone');
  const zones = useTimezones(say('timezone.server'), timezone.value);
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
