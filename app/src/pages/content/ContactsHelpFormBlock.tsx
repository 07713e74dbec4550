import { useIntl } from 'react-intl';
import { ContactForm } from './ContactForm.tsx';

/** Writing to us with a telephone, so that we can call. */
export default function ContactsHelpFormBlock() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  return (
    <ContactForm
      label={text('form')}
      hasPhone
      hint={text('hint.help')}
      submit={text('submit')}
      done={{ subject: text('done') }}
    />
  );
}
