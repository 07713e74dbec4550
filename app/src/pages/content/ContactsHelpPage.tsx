import { useIntl } from 'react-intl';
import { ContactColumns } from './ContactColumns.tsx';

/** Help from a person: the same form with a telephone, so that we can call. */
export const Page = () => {
  const intl = useIntl();
  return (
    <ContactColumns
      path="/help/contacts"
      title={intl.formatMessage({ id: 'content.contacts.help.title' })}
      lead={intl.formatMessage({ id: 'content.contacts.help.lead' })}
      description={intl.formatMessage({ id: 'content.contacts.help.description' })}
      hasPhone
    />
  );
};
