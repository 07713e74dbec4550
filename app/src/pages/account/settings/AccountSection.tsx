import { TextInput } from '@medeina/design-system/primitives/TextInput';
import { useIntl } from 'react-intl';
import { useSettingsForm } from '../../../data/account/settings.ts';
import * as styles from '../SettingsPage.css.ts';
import { EmailField } from './EmailField.tsx';
import { Section } from './Section.tsx';

/** What one signs in with. */
export function AccountSection() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.settings.${id}` });
  const { values } = useSettingsForm();
  return (
    <Section title={say('signIn')} about={say('signIn.about')}>
      <div className={styles.fields}>
        <TextInput label={say('username')} value={values.username} readOnly autoComplete="username" />
        <EmailField />
      </div>
    </Section>
  );
}
