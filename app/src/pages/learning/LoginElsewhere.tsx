import { Button, ButtonLink, type ButtonProps } from '@medeina/design-system/primitives/Button';
import { useIntl } from 'react-intl';
import { signOnPath } from '../../data/auth/signOn.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { useLinkAccount } from '../../shell/environment/useLinkAccount.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';

interface LoginElsewhereProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** As addresses name it. */
  readonly environment: string;
  /** Where a provider sends the person back to. */
  readonly redirect: string;
  /** After an account was linked here. */
  readonly onLinked: () => void;
}

/** The way to an account in an environment: at its provider, or by its password in a dialog. */
export function LoginElsewhere({ environment, redirect, onLinked, ...look }: LoginElsewhereProps) {
  const intl = useIntl();
  const { data } = usePersonalCall('auth.environment.list', {});
  const link = useLinkAccount(onLinked);
  // The button goes with what it mends.
  const box = useFocusToMain();
  const known = data?.data.find((one) => one.environment === environment);
  const isLinked = known?.linked === true;
  const words = intl.formatMessage({
    id: isLinked ? 'learning.environment.login.again' : 'learning.environment.login.action',
  });
  return (
    <div ref={box}>
      {known?.signs_in_by === 'password' && (
        <Button {...look} onClick={() => link.open(known)}>
          {words}
        </Button>
      )}
      {known?.signs_in_by === 'provider' && (
        <ButtonLink {...look} href={signOnPath(environment, { redirect, wantsLink: !isLinked })}>
          {words}
        </ButtonLink>
      )}
      {link.dialog}
    </div>
  );
}
