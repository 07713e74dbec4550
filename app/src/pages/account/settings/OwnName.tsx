import { VisuallyHidden } from '@medeina/design-system/primitives/VisuallyHidden';
import { useIntl } from 'react-intl';

/** Whose password it is, for password managers, which look for it in the form. */
export function OwnName({ username }: { readonly username: string }) {
  const intl = useIntl();
  return (
    <VisuallyHidden>
      <input
        type="text"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'account.settings.username' })}
      />
    </VisuallyHidden>
  );
}
