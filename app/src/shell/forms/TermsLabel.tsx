import { Link } from '@medeina/design-system/primitives/Link';
import { FormattedMessage } from 'react-intl';

/** The words of a box that agrees to the terms, which open beside the form. `id`: a message with a `link`. */
export function TermsLabel({ id }: { readonly id: string }) {
  return (
    <FormattedMessage
      id={id}
      values={{
        link: (words) => (
          <Link href="/page/5" target="_blank">
            {words}
          </Link>
        ),
      }}
    />
  );
}
