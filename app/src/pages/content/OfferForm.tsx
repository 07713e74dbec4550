import type { CourseDetail, Product } from '@medeina/contract';
import { ProductDetail } from '@medeina/design-system/domain/ProductList';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { Banknote, CalendarDays, MapPin } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { beginningOf } from '../../data/beginningOf.ts';
import { aboutPath, datesOf, placeOf, priceNow } from '../../data/catalogue/cards.ts';
import { useCourse } from '../../data/catalogue/course.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { offeredCourse, offeredPeople, offeredProduct, offerWish } from '../../data/content/offer.ts';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './OfferPage.css.ts';

/** The date that was chosen on the course's page: what it is, where and for how much. */
function ChosenDate({ course, product }: { course: CourseDetail; product: Product | undefined }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string) => intl.formatMessage({ id: `content.offer.${id}` });
  const place = product === undefined ? undefined : placeOf(product, { withName: true });
  const perPerson = intl.formatMessage({ id: 'catalogue.buy.perPerson' });
  return (
    <Panel as="section" aria-labelledby="chosen">
      <Stack gap={12}>
        <Heading id="chosen" level={2} size="h4">
          <Link
            kind="quiet"
            href={
              product === undefined
                ? aboutPath(course.id)
                : `${aboutPath(course.id)}?product_id=${String(product.product_id)}`
            }
          >
            {course.title}
          </Link>
        </Heading>
        {product === undefined ? (
          <Text tone="muted">{text('gone')}</Text>
        ) : (
          <ProductDetail
            label={text('chosen')}
            facts={[
              { icon: CalendarDays, label: text('date'), value: datesOf(product, intl, format) },
              ...(place === undefined
                ? []
                : [{ icon: MapPin, label: intl.formatMessage({ id: 'catalogue.buy.place' }), value: place }]),
              {
                icon: Banknote,
                label: text('price'),
                value: `${priceNow(product, intl)}${product.price === 0 ? '' : ` ${perPerson}`}`,
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** The form with which one asks for an offer. A link may name the course, one of its dates and a number of people. */
export function OfferForm() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const text = (id: string) => intl.formatMessage({ id: `content.offer.${id}` });
  const id = offeredCourse(parameters);
  const { course } = useCourse(id);
  const chosen = offeredProduct(parameters);
  const product = course?.products.find(({ product_id: one }) => one === chosen);
  const title = id === undefined ? beginningOf(parameters.get('course') ?? '', 200) : (course?.title ?? '');
  const people = offeredPeople(parameters);
  const wish = offerWish(parameters);
  const firstLine =
    title === ''
      ? ''
      : intl.formatMessage({ id: `content.offer.message.${wish}` }, { course: title, people });

  return (
    <div className={styles.form}>
      {course !== undefined && chosen !== undefined && <ChosenDate course={course} product={product} />}
      <ContactForm
        label={text(wish === 'place' ? 'place.title' : 'title')}
        hasPhone
        hint={text(wish === 'place' ? 'place.hint' : 'message.hint')}
        submit={text('submit')}
        done={{ subject: text('done'), message: text('done.text') }}
        firstLine={firstLine}
        preset={wish === 'place' ? 'place' : 'offer'}
        // As the address names them: whoever writes before the course is read loses neither.
        product={chosen}
        course={id}
        people={people}
      />
    </div>
  );
}
