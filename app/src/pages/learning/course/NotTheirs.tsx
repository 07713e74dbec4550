import { Inline } from '@medeina/design-system/primitives/Inline';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { useCall } from '../../../data/hooks.ts';
import { isElsewhere } from '../../../data/learning/coursePath.ts';
import { NotFound } from '../../../shell/frame/ErrorPages.tsx';
import { useHead } from '../../../shell/head.tsx';

/** The course exists, but the learner is not enrolled: links to its public page and to their own courses. */
function NotEnrolled({ id }: { readonly id: number }) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `learning.notEnrolled${name}` });
  useHead({ title: text(''), isPrivate: true });
  return (
    <Band block="page">
      <EmptyState
        headingLevel={1}
        title={text('')}
        action={
          <Inline justify="centre" gap={16}>
            <ButtonLink href={aboutPath(id)}>{text('.about')}</ButtonLink>
            <Link alone href="/dashboard/courses">
              {text('.mine')}
            </Link>
          </Inline>
        }
      >
        {text('.text')}
      </EmptyState>
    </Band>
  );
}

interface NotTheirsProps {
  readonly id: number;
  /** The environment in the address, if any. */
  readonly environment: string | undefined;
  /** Shown until it is known. */
  readonly loading: ReactNode;
}

/** The learner has no such course: whether it exists decides what is shown. */
export function NotTheirs({ id, environment, loading }: NotTheirsProps) {
  const { data, error } = useCall('catalogue.products.detail', { params: { id } });
  if (error?.status === 404 || (data !== undefined && isElsewhere(data.data, environment)))
    return <NotFound />;
  return data === undefined && error === undefined ? loading : <NotEnrolled id={id} />;
}
