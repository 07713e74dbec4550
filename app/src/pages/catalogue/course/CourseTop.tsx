import type { CourseDetail } from '@medeina/contract';
import { CourseHeader, type CourseHeaderFacts } from '@medeina/design-system/domain/CourseHeader';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Button } from '@medeina/design-system/primitives/Button';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Heart as HeartIcon, Share2 } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  aboutPath,
  factsOf,
  hueOf,
  photoOf,
  priceRangeOf,
  sessionOf,
} from '../../../data/catalogue/cards.ts';
import { validityOf } from '../../../data/catalogue/lengths.ts';
import { writeDiscover } from '../../../data/catalogue/discover.ts';
import { type CatalogueFormat, useCatalogueFormat } from '../../../data/format.ts';
import type { Heart } from '../../../shell/useHearts.ts';

/** The page to go back to, by the last part of the address. */
const backRoutes: ReadonlyMap<string, { readonly href: string; readonly label: string }> = new Map([
  ['favourites', { href: '/dashboard/favourites', label: 'catalogue.course.back.favourites' }],
  ['courses', { href: '/dashboard/courses', label: 'catalogue.course.back.courses' }],
]);

interface CourseTopProps {
  readonly course: CourseDetail;
  readonly heart: Heart;
  readonly onShare: () => void;
}

/** Format, theory, the practice of the nearest session, certificate and hours of professional development. */
function partsOf(course: CourseDetail, intl: IntlShape, format: CatalogueFormat): CourseHeaderFacts {
  const nearest = course.products.find((product) => product.start_date !== null);
  const validity = course.certificate ? validityOf(course, intl) : undefined;
  return {
    ...factsOf({ ...course, cities: [] }, intl, format, nearest),
    certificate:
      validity &&
      intl.formatMessage(
        { id: 'catalogue.fact' },
        {
          name: intl.formatMessage({ id: 'catalogue.buy.certificate' }),
          value: validity.toLocaleLowerCase(intl.locale),
        },
      ),
    development: course.cpd_hours
      ? intl.formatMessage({ id: 'catalogue.development' }, { hours: course.cpd_hours })
      : undefined,
  };
}

/** The header of a course's page: what it is, and what can be done with it beside buying it. */
export function CourseTop({ course, heart, onShare }: CourseTopProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const { backRoute = '' } = useParams();
  const back = backRoutes.get(backRoute) ?? { href: '/discover', label: 'catalogue.courses.all' };
  const categoryPath = writeDiscover({ category: course.category.key });
  const languages = course.languages.map((one) => intl.formatMessage({ id: `catalogue.language.${one}` }));
  return (
    <Band>
      <CourseHeader
        title={course.title}
        category={{ hue: hueOf(course.category.key), label: course.category.name, href: categoryPath }}
        lead={course.shortDescription === '' ? undefined : course.shortDescription}
        session={sessionOf(course, format)}
        rating={
          course.review_count > 0
            ? { value: course.rating, count: course.review_count, href: aboutPath(course.id, 'reviews') }
            : undefined
        }
        facts={{
          ...partsOf(course, intl, format),
          language: languages.length === 0 ? undefined : format.capital(languages.join(', ')),
        }}
        priceRange={priceRangeOf(course, intl)}
        image={photoOf(course)}
        breadcrumb={
          <Breadcrumb
            parents={[
              { label: intl.formatMessage({ id: back.label }), href: back.href },
              { label: course.category.name, href: categoryPath },
            ]}
            current={course.title}
          />
        }
        actions={
          <>
            <Button variant="outline" icon={HeartIcon} aria-pressed={heart.on} onClick={heart.onToggle}>
              {intl.formatMessage({ id: heart.on ? 'catalogue.favourite.on' : 'catalogue.favourite.add' })}
            </Button>
            <Button variant="ghost" icon={Share2} aria-haspopup="dialog" onClick={onShare}>
              {intl.formatMessage({ id: 'catalogue.course.share' })}
            </Button>
          </>
        }
      />
    </Band>
  );
}
