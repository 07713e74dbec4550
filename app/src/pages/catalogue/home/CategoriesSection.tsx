import { rootCategory } from '@medeina/contract';
import { CategoryGrid, CategoryGridSkeleton } from '@medeina/design-system/domain/CategoryTile';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { tileOf } from '../../../data/catalogue/cards.ts';
import { useCall } from '../../../data/hooks.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import * as styles from './home.css.ts';

/** The fields of medicine to choose from. */
export function CategoriesSection() {
  const intl = useIntl();
  const categories = useCall('catalogue.categories', { params: { id: rootCategory } });
  const text = (id: string) => intl.formatMessage({ id: `catalogue.home.${id}` });
  const all = categories.data?.data.reduce((sum, category) => sum + category.count, 0);
  return (
    <Band as="section">
      <div className={styles.categories}>
        <div className={styles.head}>
          <Heading level={2}>{text('categories')}</Heading>
          <Link alone href="/discover">
            {all === undefined || all === 0
              ? text('all')
              : intl.formatMessage({ id: 'catalogue.home.allCount' }, { count: all })}
          </Link>
        </div>
        {categories.data !== undefined && (
          <CategoryGrid
            label={text('categories')}
            categories={categories.data.data.map((category) => tileOf(category, intl))}
          />
        )}
        {categories.data === undefined && categories.error === undefined && <CategoryGridSkeleton />}
        {categories.data === undefined && categories.error !== undefined && (
          <LoadFailed error={categories.error} onRetry={() => void categories.mutate()} />
        )}
      </div>
    </Band>
  );
}
