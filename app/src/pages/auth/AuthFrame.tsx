import { AuthPanel } from '@medeina/design-system/domain/AuthPanel';
import { LanguageSwitch } from '@medeina/design-system/domain/LanguageSwitch';
import { Link } from '@medeina/design-system/primitives/Link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguageOptions } from '../../shell/frame/useLanguageOptions.ts';

export interface AuthFrameProps {
  readonly title: string;
  /** The way to the other form: "No account? Create one". */
  readonly other: ReactNode;
  readonly children: ReactNode;
}

/** The screen of signing in and of signing up: a form on one half, the rings on the other. */
export function AuthFrame({ title, other, children }: AuthFrameProps) {
  const intl = useIntl();
  const language = useLanguageOptions();
  return (
    <main id="content" tabIndex={-1}>
      <AuthPanel
        homeHref="/"
        title={title}
        intro={other}
        quote={{
          text: intl.formatMessage({ id: 'auth.quote' }),
          by: intl.formatMessage({ id: 'auth.quote.by' }),
        }}
        foot={
          <>
            <Link kind="quiet" alone href="/page/3">
              <FormattedMessage id="shell.privacy" />
            </Link>
            <LanguageSwitch form="line" {...language} />
          </>
        }
      >
        {children}
      </AuthPanel>
    </main>
  );
}
