import { safeRedirect } from '@medeina/contract';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useSettingsForm } from '../../../data/account/settings.ts';
import * as styles from '../SettingsPage.css.ts';

const required = ['firstname', 'lastname', 'email', 'telephone', 'date_of_birth'] as const;

/** Names the required fields that are empty, with the way on to where one wanted to go. */
export function MissingFields() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { settings, edit, values } = useSettingsForm();
  const [isClosed, setClosed] = useState(false);
  const missing = required.filter((field) => (settings[field] ?? '') === '');
  const place = safeRedirect(parameters.get('redirect'));
  if (missing.length === 0 || isClosed || values.hides_missing) {
    // All is filled in: on to where one wanted to go.
    if (place === null || missing.length > 0) return null;
    return (
      <Banner
        tone="success"
        title={intl.formatMessage({ id: 'account.settings.complete' })}
        announce
        action={
          <ButtonLink href={place} size="sm">
            <FormattedMessage id="account.settings.goOn" />
          </ButtonLink>
        }
      />
    );
  }
  const names = missing.map((field) => intl.formatMessage({ id: `account.settings.${field}` }));
  return (
    <Banner
      tone="warning"
      title={intl.formatMessage({ id: 'account.settings.missing' })}
      onDismiss={() => setClosed(true)}
      action={
        <div className={styles.links}>
          {place !== null && (
            <ButtonLink href={place} variant="outline" size="sm">
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
  );
}
