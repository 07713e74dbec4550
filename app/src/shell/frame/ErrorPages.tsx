import { NotFound as NotFoundState } from '@medeina/design-system/domain/NotFound';
import { Button } from '@medeina/design-system/primitives/Button';
import { ErrorState } from '@medeina/design-system/primitives/ErrorState';
import { Page } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { useHead } from '../head.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

/** There is no such page, or no such thing. */
export function NotFound() {
  const intl = useIntl();
  useHead({ title: intl.formatMessage({ id: 'shell.notFound.title' }), isPrivate: true });
  return (
    <Page block="section">
      <NotFoundState search={<HeaderSearch label="shell.notFound.search" />} />
    </Page>
  );
}

interface BrokenProps {
  /** Ids of what is said. */
  readonly title: string;
  readonly text: string;
  readonly reference?: string | undefined;
}

/** In place of a page that cannot be shown. */
function Broken({ title, text, reference }: BrokenProps) {
  const intl = useIntl();
  const said = intl.formatMessage({ id: title });
  useHead({ title: said, isPrivate: true });
  return (
    <Page block="section">
      <ErrorState
        headingLevel={1}
        title={said}
        reference={reference}
        action={
          <Button onClick={() => location.reload()}>{intl.formatMessage({ id: 'common.retry' })}</Button>
        }
      >
        {intl.formatMessage({ id: text })}
      </ErrorState>
    </Page>
  );
}

/** The page is there, but could not be shown; loading it again may help. */
export function Problem({ reference }: { reference?: string | undefined }) {
  return <Broken title="shell.problem.title" text="shell.problem.text" reference={reference} />;
}

/** Something in our own code failed, or a part of it could not be fetched. */
export function RouteCrash() {
  if (import.meta.env.SSR || navigator.onLine) return <Problem />;
  return <Broken title="shell.error.network" text="shell.error.network.text" />;
}
