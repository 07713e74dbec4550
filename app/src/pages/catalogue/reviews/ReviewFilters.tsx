import { languages, type ReviewFacets } from '@medeina/contract';
import { Link } from '@medeina/design-system/primitives/Link';
import { useIntl } from 'react-intl';
import type { ReviewChoice } from '../../../data/catalogue/inputs.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import { reviewsPath } from './reviewsPath.ts';
import * as styles from './reviews.css.ts';

interface Option {
  readonly key: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly href: string;
  readonly isChosen: boolean;
}

/** One choice of several, as links: they work before any script does, and can be sent to somebody. */
function Options({ label, options }: { readonly label: string; readonly options: readonly Option[] }) {
  const { formatNumber } = useIntl();
  return (
    <nav className={styles.options} aria-label={label}>
      <span className={styles.optionsLabel} aria-hidden="true">
        {label}
      </span>
      {options.map(({ key, label: name, count, href, isChosen }) => (
        <Link key={key} href={href} aria-current={isChosen ? 'true' : undefined} data-chosen={isChosen}>
          {count === undefined ? name : `${name} (${formatNumber(count)})`}
        </Link>
      ))}
    </nav>
  );
}

interface ReviewFiltersProps {
  readonly courseId: number;
  /** All reviews of the course. */
  readonly count: number;
  readonly choice: ReviewChoice;
  readonly facets: ReviewFacets;
}

/** Reviews in one language, by people of one profession. Each is offered where there are several to choose from. */
export function ReviewFilters({ courseId, count: total, choice, facets }: ReviewFiltersProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.reviews.${id}` });
  const format = useCatalogueFormat();
  const { writtenIn, profession } = choice;
  const option = (
    key: string,
    label: string,
    chosen: Partial<ReviewChoice>,
    isChosen: boolean,
    count?: number,
  ): Option => ({ key, label, count, isChosen, href: reviewsPath(courseId, chosen) });
  const byLanguage = languages.flatMap((one) => {
    const count = facets.languages.find(({ language }) => language === one)?.count;
    return count === undefined
      ? []
      : [
          option(
            one,
            format.capital(intl.formatMessage({ id: `catalogue.language.${one}` })),
            { writtenIn: one, profession },
            one === writtenIn,
            count,
          ),
        ];
  });
  const byProfession = facets.professions.map(({ key, name, count }) =>
    option(key, name, { writtenIn, profession: key }, key === profession, count),
  );
  return (
    <div className={styles.filters}>
      {(byLanguage.length > 1 || writtenIn !== undefined) && (
        <Options
          label={text('language')}
          options={[
            option(
              'all',
              intl.formatMessage({ id: 'catalogue.course.reviewsAll' }, { count: total }),
              { profession },
              writtenIn === undefined,
            ),
            ...byLanguage,
          ]}
        />
      )}
      {(byProfession.length > 1 || profession !== undefined) && (
        <Options
          label={text('profession')}
          options={[
            option(
              'all',
              intl.formatMessage({ id: 'catalogue.course.reviewsAll' }, { count: total }),
              { writtenIn },
              profession === undefined,
            ),
            ...byProfession,
          ]}
        />
      )}
    </div>
  );
}
