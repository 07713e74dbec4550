import { Button } from '@medeina/design-system/primitives/Button';
import { LogOut } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLogOut } from '../../../shell/frame/AccountSlot.tsx';
import { Section } from './Section.tsx';

/** The way out, at the end. */
export function LogoutSection() {
  const intl = useIntl();
  const logOut = useLogOut();
  return (
    <Section title={intl.formatMessage({ id: 'account.settings.logout' })}>
      <Button variant="outline" icon={LogOut} onClick={logOut}>
        <FormattedMessage id="shell.logout" />
      </Button>
    </Section>
  );
}
