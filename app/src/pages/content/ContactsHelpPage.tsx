import { useIntl } from 'react-intl';
import { deferred } from '../../shell/loading/deferred.tsx';
import { ContactColumns } from './ContactColumns.tsx';

const ContactsHelpFormBlock = deferred(async () => import('./ContactsHelpFormBlock.tsx'), 'turnedTo');

/** Help from a person: the same form with a telephone, so that we can call. */
export function Page() {
  const intl = useIntl();
  return (
    <ContactColumns
      path="/help/contacts"
      title={intl.formatMessage({ id: 'content.contacts.help.title' })}
      lead={intl.formatMessage({ id: 'content.contacts.help.lead' })}
      description={intl.formatMessage({ id: 'content.contacts.help.description' })}
      form={<ContactsHelpFormBlock />}
    />
  );
}
