import { useIntl } from 'react-intl';
import { ContactForm } from './ContactForm.tsx';

/** Writing to us. */
export default function ContactsFormBlock() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  return (
    <ContactForm
      label={text('form')}
      hint={text('hint')}
      submit={text('submit')}
      done={{ subject: text('done') }}
    />
  );
}
