import { Button } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { usePersonalCall } from '../../../data/hooks.ts';
import type { CallError } from '../../../session/transport.ts';
import { useHead } from '../../../shell/head.tsx';
import { useFocusToMain } from '../../../shell/useFocusToMain.ts';
import { LoginElsewhere } from '../LoginElsewhere.tsx';

function Again({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  // The button goes with what it mends.
  const box = useFocusToMain();
  return (
    <div ref={box}>
      <Button onClick={onRetry}>{intl.formatMessage({ id: 'catalogue.retry' })}</Button>
    </div>
  );
}

interface ProblemProps {
  readonly error: CallError;
  /** As the address names it. */
  readonly environment: string | undefined;
  readonly onRetry: () => void;
  /** 2 where the page has a title of its own. */
  readonly level?: 1 | 2;
}

/** The environment of the course does not answer, or wants to know anew who is asking: what can be done, in its place. */
export function EnvironmentProblem({ error, environment, onRetry, level = 1 }: ProblemProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { data } = usePersonalCall('auth.environment.list', {});
  const known = data?.data.find((one) => one.environment === environment);
  const text = (id: string) =>
    intl.formatMessage({ id: `learning.environment.${id}` }, { name: known?.name ?? environment ?? '' });
  const wantsLogin = error.code === 'environment_login';
  const hasNone = wantsLogin && known?.linked === false;
  const { data: email } = usePersonalCall('auth.email.read', hasNone ? {} : null);
  // Nobody is given an account there before.
  const waits = email?.data.is_confirmed === false;
  const title = text(wantsLogin ? 'login' : 'away');
  useHead({ title, isPrivate: true });
  return (
    <Band block="page">
      <EmptyState
        headingLevel={level}
        title={title}
        action={
          <Inline justify="centre" gap={16}>
            {wantsLogin && environment !== undefined ? (
              <LoginElsewhere environment={environment} redirect={pathname} onLinked={onRetry} />
            ) : (
              <Again onRetry={onRetry} />
            )}
            {waits && (
              <Link alone href="/dashboard/settings">
                {intl.formatMessage({ id: 'shell.settings' })}
              </Link>
            )}
            <Link alone href="/dashboard/courses">
              {intl.formatMessage({ id: 'learning.notEnrolled.mine' })}
            </Link>
          </Inline>
        }
      >
        {text(wantsLogin ? 'login.text' : 'away.text')}
        {waits && ` ${text('login.unconfirmed')}`}
      </EmptyState>
    </Band>
  );
}
