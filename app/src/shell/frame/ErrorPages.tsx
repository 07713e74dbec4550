import { NotFound as NotFoundState } from '@medeina/design-system/domain/NotFound';
import { Button } from '@medeina/design-system/primitives/Button';
import { ErrorState } from '@medeina/design-system/primitives/ErrorState';
import { Page } from '@medeina/design-system/primitives/Page';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHead } from '../head.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

/** There is no such page, or no such thing. */
export function NotFound() {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'shell.notFound.title' }), isPrivate: true });
  return (
    <Page block="section">
      <NotFoundState search={<HeaderSearch />} />
    </Page>
  );
}

/** The page is there, but could not be shown; loading it again may help. */
export function Problem({ status }: { status: number }) {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'shell.problem.title' }), isPrivate: true });
  return (
    <Page block="section">
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="shell.problem.title" />}
        reference={String(status)}
        action={
          <Button onClick={() => location.reload()}>
            <FormattedMessage id="common.retry" />
          </Button>
        }
      >
        <FormattedMessage id="shell.problem.text" />
      </ErrorState>
    </Page>
  );
}

/** A part of the page could not be fetched because there is no connection. */
function NoConnection() {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'shell.error.network' }), isPrivate: true });
  return (
    <Page block="section">
      <ErrorState
        headingLevel={1}
        title={<FormattedMessage id="shell.error.network" />}
        action={
          <Button onClick={() => location.reload()}>
            <FormattedMessage id="common.retry" />
          </Button>
        }
      >
        <FormattedMessage id="shell.error.network.text" />
      </ErrorState>
    </Page>
  );
}

/** Something in our own code failed, or a part of it could not be fetched. */
export function RouteCrash() {
  return import.meta.env.SSR || navigator.onLine ? <Problem status={500} /> : <NoConnection />;
}
