import type { CourseDetail, Product } from '@medeina/contract';
import { Awards } from '@medeina/design-system/domain/Awards';
import { BuyPanel } from '@medeina/design-system/domain/BuyPanel';
import type { BuyAction, ProductOption } from '@medeina/design-system/domain/BuyPanel';
import { Suspense, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { datesOf, placeOf, priceNow, priceOf } from '../../../data/catalogue/cards.ts';
import type { CourseAnswer } from '../../../data/catalogue/course.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import type { CatalogueFormat } from '../../../data/format.ts';
import { useConfig } from '../../../data/config.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { useHasCart } from '../../../data/shopping/hasCart.ts';
import { offerPath } from '../../../data/content/offer.ts';
import { useIsUser } from '../../../session/hooks.ts';
import type { Heart } from '../../../shell/useHearts.ts';
import { hasSeat, payable, useEnrol } from './enrol.ts';

const WithCart = lazy(() => import('./WithCart.tsx'));

/** From this many seats down it is said how many are left; above it, how many there are. */
const fewSeats = 3;
const monthsOfYear = 12;

function productPrice(product: Product, intl: IntlShape): { price: string; special?: string } {
  const price = priceNow(product, intl);
  if (product.special === null) return { price };
  return { price: product.hl_original_price ?? product.price_formated, special: price };
}

function seatsOf(product: Product, intl: IntlShape): string | undefined {
  const count = product.seats_left;
  if (count === null) return undefined;
  if (count === 0) return intl.formatMessage({ id: 'catalogue.buy.full' });
  return intl.formatMessage(
    { id: count <= fewSeats ? 'catalogue.buy.seatsLeft' : 'catalogue.buy.seats' },
    { count },
  );
}

function optionOf(product: Product, intl: IntlShape, format: CatalogueFormat): ProductOption {
  return {
    id: String(product.product_id),
    title: datesOf(product, intl, format),
    place:
      product.start_date === null
        ? intl.formatMessage({ id: 'catalogue.buy.undatedText' })
        : placeOf(product),
    seats: seatsOf(product, intl),
    price: productPrice(product, intl),
    full: !hasSeat(product),
  };
}

function certificateOf(course: CourseDetail, intl: IntlShape): string {
  if (!course.certificate) return intl.formatMessage({ id: 'catalogue.buy.certificate.none' });
  const months = course.certificate_validity_months;
  if (months === null) return intl.formatMessage({ id: 'catalogue.buy.certificate.endless' });
  return months % monthsOfYear === 0
    ? intl.formatMessage({ id: 'catalogue.buy.certificate.years' }, { count: months / monthsOfYear })
    : intl.formatMessage({ id: 'catalogue.buy.certificate.months' }, { count: months });
}

/** Duration, start and place where there is but one date, practice, group, certificate. */
function factsOf(
  course: CourseDetail,
  intl: IntlShape,
  format: CatalogueFormat,
): { label: string; value: string }[] {
  const fact = (name: string, value: string | undefined) =>
    value === undefined ? [] : [{ label: intl.formatMessage({ id: `catalogue.buy.${name}` }), value }];
  const only = course.products.length === 1 ? course.products[0] : undefined;
  return [
    ...fact('duration', course.duration_hours > 0 ? format.hours(course.duration_hours) : undefined),
    ...fact(
      'starts',
      only === undefined || only.start_date === null
        ? undefined
        : format.capital(format.days(only.start_date, only.end_date)),
    ),
    ...fact('place', only === undefined || only.start_date === null ? undefined : placeOf(only)),
    ...fact(
      'practice',
      course.format === 'online' ? undefined : intl.formatMessage({ id: 'catalogue.buy.practice.room' }),
    ),
    ...fact(
      'group',
      course.group_size === null
        ? undefined
        : intl.formatMessage({ id: 'catalogue.buy.groupSize' }, { count: course.group_size }),
    ),
    ...fact('certificate', certificateOf(course, intl)),
  ];
}

export interface BuySideProps {
  readonly course: CourseDetail;
  readonly answer: CourseAnswer;
  readonly heart: Heart;
}

/** What the course costs, when one can come, and the one thing to do: go on, start, or ask for an offer. */
export function BuySide({ course, answer, heart }: BuySideProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const isUser = useIsUser();
  const [parameters] = useSearchParams();
  const { products } = course;
  const asked = products.find((product) => String(product.product_id) === parameters.get('product_id'));
  const first = asked ?? products.find(hasSeat) ?? products[0];
  const [choice, setChoice] = useState<string>();
  const chosen = products.find((product) => String(product.product_id) === choice) ?? first;
  const { start, isBusy } = useEnrol(course, answer.isPersonKnown, answer.enrolled);
  const { shopping } = useConfig();
  const hasCart = useHasCart();

  const text = (id: string) => intl.formatMessage({ id: `catalogue.buy.${id}` });
  const isFree = chosen === undefined ? course.price === 0 : payable(chosen) === 0;
  const isFull = products.length > 0 && !products.some(hasSeat);
  const offer: BuyAction = {
    label: text('offer'),
    href: offerPath(course.id, { product: chosen?.product_id }),
  };

  let action: BuyAction = offer;
  let note: string | undefined = text('offerText');
  if (answer.enrolled) {
    action = { label: text('continue'), href: coursePath(course.id) };
    note = text('enrolled');
  } else if (isFull) {
    note = text('full.text');
  } else if (isFree) {
    action = { label: text('start'), loading: isBusy, onPress: () => start(chosen?.product_id) };
    note = isUser ? undefined : text('loginText');
  }
  const sold = shopping && !answer.enrolled && !isFull && !isFree ? chosen : undefined;

  const panel = (shown: BuyAction, beside?: string) => (
    <BuyPanel
      label={text('label')}
      price={
        answer.enrolled
          ? undefined
          : chosen === undefined
            ? priceOf(course, intl)
            : productPrice(chosen, intl)
      }
      unit={isFree ? undefined : text('perPerson')}
      options={
        answer.enrolled || products.length < 2
          ? undefined
          : {
              label: text('choose'),
              items: products.map((product) => optionOf(product, intl, format)),
              value: chosen === undefined ? undefined : String(chosen.product_id),
              onChange: setChoice,
              more: (count) => intl.formatMessage({ id: 'catalogue.buy.more' }, { count }),
            }
      }
      action={shown}
      note={beside}
      facts={factsOf(course, intl, format)}
      choice={
        answer.enrolled || chosen === undefined || chosen.start_date === null
          ? undefined
          : [datesOf(chosen, intl, format), chosen.city].filter((part) => part !== null).join(', ')
      }
      favourite={heart}
    />
  );
  const waiting = panel({ label: intl.formatMessage({ id: 'shopping.cart.put' }), loading: true });

  return (
    <>
      {sold === undefined ? (
        panel(action, note)
      ) : hasCart ? (
        <Suspense fallback={waiting}>
          <WithCart product={sold} title={course.title}>
            {panel}
          </WithCart>
        </Suspense>
      ) : (
        waiting
      )}
      <Awards
        label={text('awards')}
        awards={course.awards.map((award) => ({
          title: award.title,
          subtitle: award.subtitle ?? undefined,
          image: award.image ?? undefined,
        }))}
      />
    </>
  );
}
