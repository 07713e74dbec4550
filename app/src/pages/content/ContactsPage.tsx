import { Link } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ContactColumns } from './ContactColumns.tsx';
import { ContactForm } from './ContactForm.tsx';

/** Who we are to reach, and a form. */
export function Page() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  return (
    <ContactColumns
      path="/contacts"
      title={text('title')}
      lead={text('lead')}
      description={text('description')}
      form={
        <ContactForm
          label={text('form')}
          hint={text('hint')}
          submit={text('submit')}
          done={{ subject: text('done') }}
        />
      }
    >
      <Text>
        <FormattedMessage
          id="content.contacts.faq"
          values={{
            link: (words) => (
              <Link key="faq" href="/faq">
                {words}
              </Link>
            ),
          }}
        />
      </Text>
    </ContactColumns>
  );
}
