import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';

/** Said to who has no course yet. The way to the list of courses is offered where they can be bought. */
export function NoCourse() {
  const intl = useIntl();
  const { shopping } = useConfig();
  const text = (id: string) => intl.formatMessage({ id: `account.courses.${id}` });
  return (
    <EmptyState
      title={text('empty')}
      action={
        shopping ? (
          <ButtonLink href="/discover">{intl.formatMessage({ id: 'catalogue.course.toList' })}</ButtonLink>
        ) : undefined
      }
    >
      {text('empty.text')}
    </EmptyState>
  );
}
