import type { HeaderItem } from '@medeina/design-system/domain/Header';
import { LanguageSwitch } from '@medeina/design-system/domain/LanguageSwitch';
import { MobileMenu, MobileMenuLinks } from '@medeina/design-system/domain/MobileMenu';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/hooks.ts';
import { loginPath } from '../../session/redirect.ts';
import { useAccountPlaces } from './accountPlaces.ts';
import { useLogOut } from './AccountSlot.tsx';
import { useLanguageOptions } from './useLanguageOptions.ts';

export interface PhoneMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly items: readonly HeaderItem[];
}

/** The navigation of narrow screens; a file of its own, loaded when it is first asked for. */
export default function PhoneMenu({ isOpen, onOpenChange, items }: PhoneMenuProps) {
  const intl = useIntl();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const language = useLanguageOptions();
  const logOut = useLogOut();
  const say = (id: string) => intl.formatMessage({ id });
  const leave = () => onOpenChange(false);
  const places = useAccountPlaces();
  return (
    <MobileMenu
      open={isOpen}
      onOpenChange={onOpenChange}
      labels={{
        menu: say('shell.menu'),
        navigation: say('shell.navigation'),
        back: say('shell.menu.back'),
      }}
      items={items}
      foot={
        <>
          <LanguageSwitch form="line" {...language} />
          {status === 'user' ? (
            <Button
              variant="outline"
              onClick={() => {
                leave();
                logOut();
              }}
            >
              <FormattedMessage id="shell.logout" />
            </Button>
          ) : (
            <ButtonLink
              href={pathname === '/' ? '/login' : loginPath(`${pathname}${search}`)}
              variant="outline"
              onClick={leave}
            >
              <FormattedMessage id="shell.login" />
            </ButtonLink>
          )}
        </>
      }
    >
      {status === 'user' && <MobileMenuLinks label={say('shell.account')} items={places} onLeave={leave} />}
    </MobileMenu>
  );
}
