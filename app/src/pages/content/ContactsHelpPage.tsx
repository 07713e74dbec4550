import { useIntl } from 'react-intl';
import { ContactColumns } from './ContactColumns.tsx';
import { ContactForm } from './ContactForm.tsx';

/** Help from a person: the same form with a telephone, so that we can call. */
export function Page() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  return (
    <ContactColumns
      path="/help/contacts"
      title={text('help.title')}
      lead={text('help.lead')}
      description={text('help.description')}
      form={
        <ContactForm
          label={text('form')}
          hasPhone
          hint={text('hint.help')}
          submit={text('submit')}
          done={{ subject: text('done') }}
        />
      }
    />
  );
}
