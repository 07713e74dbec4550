import { Link } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { deferred } from '../../shell/loading/deferred.tsx';
import { ContactColumns } from './ContactColumns.tsx';

const ContactsFormBlock = deferred(async () => import('./ContactsFormBlock.tsx'), 'turnedTo');

/** Who we are to reach, and a form. */
export function Page() {
  const intl = useIntl();
  return (
    <ContactColumns
      path="/contacts"
      title={intl.formatMessage({ id: 'content.contacts.title' })}
      lead={intl.formatMessage({ id: 'content.contacts.lead' })}
      description={intl.formatMessage({ id: 'content.contacts.description' })}
      form={<ContactsFormBlock />}
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
