import { safeRedirect } from '@medeina/contract';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useSettingsForm } from '../../../data/account/settings.ts';
import { useFocusToMain } from '../../../shell/useFocusToMain.ts';
import * as styles from '../SettingsPage.css.ts';
import { idOfField } from './idOfField.ts';

const required = ['firstname', 'lastname', 'email', 'telephone', 'date_of_birth'] as const;

type Required = (typeof required)[number];

interface WarningProps {
  readonly first: Required;
  readonly missing: readonly Required[];
  /** Where one wanted to go. */
  readonly place: string | null;
  readonly onClose: () => void;
}

function Warning({ first, missing, place, onClose }: WarningProps) {
  const intl = useIntl();
  const { edit } = useSettingsForm();
  const box = useFocusToMain();
  const names = missing.map((field) => intl.formatMessage({ id: `account.settings.${field}` }));
  const fill = () => {
    const field = document.getElementById(idOfField(first));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div ref={box}>
      <Banner
        tone="warning"
        title={intl.formatMessage({ id: 'account.settings.missing' })}
        onDismiss={onClose}
        action={
          <div className={styles.links}>
            <Button variant="outline" size="sm" onClick={fill}>
              <FormattedMessage id="account.settings.fill" />
            </Button>
            {place !== null && (
              <ButtonLink href={place} variant="ghost" size="sm">
                <FormattedMessage id="account.settings.skip" />
              </ButtonLink>
            )}
            <Button variant="ghost" size="sm" onClick={() => edit({ hides_missing: true })}>
              <FormattedMessage id="account.settings.hide" />
            </Button>
          </div>
        }
      >
        {intl.formatMessage({ id: 'account.settings.update' })}{' '}
        {intl.formatMessage({ id: 'account.settings.missing.names' }, { names: intl.formatList(names) })}
      </Banner>
    </div>
  );
}

/** Names the required fields that are empty, with the way on to where one wanted to go. */
export function MissingFields() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { settings, values } = useSettingsForm();
  const [isClosed, setClosed] = useState(false);
  const missing = required.filter((field) => (settings[field] ?? '') === '');
  const [first] = missing;
  const place = safeRedirect(parameters.get('redirect'));
  if (first === undefined || isClosed || values.hides_missing) {
    if (place === null) return null;
    // The way on stays.
    return (
      <Banner
        tone={first === undefined ? 'success' : 'info'}
        title={intl.formatMessage({
          id: first === undefined ? 'account.settings.complete' : 'account.settings.goOn.title',
        })}
        announce
        action={
          <ButtonLink href={place} size="sm">
            <FormattedMessage id="account.settings.goOn" />
          </ButtonLink>
        }
      />
    );
  }
  return <Warning first={first} missing={missing} place={place} onClose={() => setClosed(true)} />;
}
