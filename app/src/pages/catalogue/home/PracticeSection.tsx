import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import * as styles from './home.css.ts';

const roles = ['1', '2', '3'] as const;

/** Practice in groups of three: what each of them does. */
export function PracticeSection() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.practice.${id}` });
  return (
    <Band as="section" block="section" ground="sunken">
      <div className={styles.practice}>
        <div className={styles.practiceWords}>
          <Heading level={2}>{text('title')}</Heading>
          <Text tone="muted" measure="lead">
            {text('text')}
          </Text>
          <div>
            <Link alone href="/about">
              {text('more')}
            </Link>
          </div>
        </div>
        <ol className={styles.roles}>
          {roles.map((role) => (
            <li key={role} className={styles.role}>
              <span className={styles.roleNumber} aria-hidden="true">
                {role}
              </span>
              <span>{text(role)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
