import type { HeaderItem } from '@medeina/design-system/domain/Header';
import { LanguageSwitch } from '@medeina/design-system/domain/LanguageSwitch';
import { MobileMenu, MobileMenuLinks } from '@medeina/design-system/domain/MobileMenu';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../session/hooks.ts';
import { useLoginHref } from '../destination.ts';
import { useAccountPlaces, useShoppingPlaces } from './accountPlaces.ts';
import { useLogOut } from './AccountSlot.tsx';
import { useLanguageOptions } from './useLanguageOptions.ts';
import { useLearningSystem } from './useLearningSystem.ts';

export interface PhoneMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly items: readonly HeaderItem[];
}

/** The navigation of narrow screens; a file of its own, loaded when it is first asked for. */
export default function PhoneMenu({ isOpen, onOpenChange, items }: PhoneMenuProps) {
  const intl = useIntl();
  const { status } = useSession();
  const loginHref = useLoginHref();
  const language = useLanguageOptions();
  const logOut = useLogOut();
  const say = (id: string) => intl.formatMessage({ id });
  const leave = () => onOpenChange(false);
  const [overview, courses, ...places] = useAccountPlaces();
  const bought = useShoppingPlaces();
  const learningSystem = useLearningSystem();
  return (
    <MobileMenu
      open={isOpen}
      onOpenChange={onOpenChange}
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
            <ButtonLink href={loginHref} variant="outline" onClick={leave}>
              <FormattedMessage id="shell.login" />
            </ButtonLink>
          )}
        </>
      }
    >
      {status === 'user' && (
        <MobileMenuLinks
          label={say('shell.account')}
          items={[overview, courses, ...bought, ...places, ...learningSystem]}
          onLeave={leave}
        />
      )}
    </MobileMenu>
  );
}
