import type { SignOnEnvironment } from '@medeina/contract';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { useIntl } from 'react-intl';
import { signOnPath } from '../../../data/auth/signOn.ts';
import { usePersonalCall } from '../../../data/hooks.ts';
import { LinkByPassword } from '../../../shell/environment/LinkByPassword.tsx';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import type { Wish } from './enrolIntent.ts';

export interface EnvironmentDialogProps {
  /** Of the course. */
  readonly environment: string;
  readonly wish: Wish;
  /** The page of the course, where the person returns to. */
  readonly place: string;
  readonly onClose: () => void;
  /** The person leaves for the environment's own pages. */
  readonly onLeave: () => void;
  /** The account has been linked here. */
  readonly onLinked: () => void;
  /** An offer can be asked for without an account. */
  readonly onWithout: () => void;
}

/** The ways to an account at the environment's provider: that which one has, or a new one. */
function AtProvider({
  environment: { environment, name },
  place,
  onLeave,
}: Pick<EnvironmentDialogProps, 'onLeave' | 'place'> & { readonly environment: SignOnEnvironment }) {
  const intl = useIntl();
  const path = (wantsRegistration: boolean) =>
    signOnPath(environment, { redirect: place, wantsLink: true, wantsRegistration });
  return (
    <>
      <ButtonLink href={path(false)} onClick={onLeave}>
        {intl.formatMessage({ id: 'catalogue.environment.login' }, { name })}
      </ButtonLink>
      <ButtonLink href={path(true)} variant="outline" onClick={onLeave}>
        {intl.formatMessage({ id: 'catalogue.environment.register' }, { name })}
      </ButtonLink>
    </>
  );
}

/** A course is studied in an environment in which the person has no account: they sign in there, or register. */
export default function EnvironmentDialog(props: EnvironmentDialogProps) {
  const { wish, onClose, onLinked, onWithout } = props;
  const intl = useIntl();
  const { data, error, mutate } = usePersonalCall('auth.environment.list', {});
  const environment = data?.data.find((one) => one.environment === props.environment);
  const name = environment?.name ?? '';
  const byPassword = environment?.signs_in_by === 'password';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={intl.formatMessage({ id: 'catalogue.environment.title' }, { name })}
      description={intl.formatMessage({ id: 'catalogue.environment.text' }, { name, wish })}
      actions={
        environment !== undefined && (
          <>
            {!byPassword && <AtProvider {...props} environment={environment} />}
            {byPassword && environment.lmsUrl !== null && (
              <ButtonLink href={environment.lmsUrl} variant="outline" target="_blank">
                {intl.formatMessage({ id: 'catalogue.environment.site' }, { name })}
              </ButtonLink>
            )}
            {wish === 'offer' && (
              <Button variant="ghost" onClick={onWithout}>
                {intl.formatMessage({ id: 'catalogue.environment.without' })}
              </Button>
            )}
          </>
        )
      }
    >
      {environment === undefined && error === undefined && <Skeleton shape="row" />}
      {environment === undefined && error !== undefined && (
        <LoadFailed error={error} onRetry={() => void mutate()} />
      )}
      {byPassword && (
        <LinkByPassword
          environment={environment.environment}
          submit={intl.formatMessage({ id: 'catalogue.environment.submit' })}
          onLinked={onLinked}
        />
      )}
    </Dialog>
  );
}
