import { Link } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage } from 'react-intl';
import { useCall } from '../../data/hooks.ts';
import { footerPagesInput, informationPath } from '../../data/content/informationPages.ts';
import * as styles from './InformationPage.css.ts';

/** The other pages of the footer's set. Nothing while there are none to name. */
export function FooterPages({ current }: { current: number }) {
  const { data } = useCall('content.information.list', footerPagesInput);
  const others = data?.data.filter(({ id }) => id !== current) ?? [];
  if (others.length === 0) return null;
  return (
    <nav className={styles.further} aria-labelledby="others">
      <Text as="div" size="small" weight="strong" id="others">
        <FormattedMessage id="content.information.others" />
      </Text>
      <ul className={styles.contents}>
        {others.map(({ id, title }) => (
          <li key={id}>
            <Link kind="quiet" alone href={`${informationPath(id)}?bottom=true`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
