import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Building2, CircleUserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { signOnPath } from '../../data/auth/signOn.ts';
import { useCall, usePersonalCall } from '../../data/hooks.ts';
import { useAskedPlace } from '../../shell/destination.ts';

/** Signing in with an account of a learning environment, or of a social provider. */
export function ElsewhereLogin() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const redirect = useAskedPlace();
  const environments = usePersonalCall('auth.environment.list', {});
  const social = useCall('auth.social.list', {});
  const ways = [
    ...(social.data?.data ?? []).map(({ provider, name }) => ({
      name,
      icon: CircleUserRound,
      href: signOnPath(provider, { redirect }),
    })),
    ...(environments.data?.data ?? []).flatMap(({ environment, name, signs_in_by: by }) => {
      const icon = Building2;
      if (by === 'provider') return [{ name, icon, href: signOnPath(environment, { redirect }) }];
      if (by === 'medeina') return [];
      const query = new URLSearchParams({ environment, ...(redirect === null ? {} : { redirect }) });
      return [{ name, icon, href: `${pathname}?${query.toString()}` }];
    }),
  ];
  if (ways.length === 0) return null;
  return (
    <Stack gap={12}>
      {ways.map(({ name, icon, href }) => (
        <ButtonLink key={href} href={href} variant="outline" icon={icon} full>
          {intl.formatMessage({ id: 'auth.elsewhere.by' }, { name })}
        </ButtonLink>
      ))}
    </Stack>
  );
}
