import { builtInEnvironment, type CourseDetail, type Product } from '@medeina/contract';
import { Awards } from '@medeina/design-system/domain/Awards';
import { BuyPanel } from '@medeina/design-system/domain/BuyPanel';
import type { BuyAction, BuyPanelProps, ProductOption } from '@medeina/design-system/domain/BuyPanel';
import { fewSeats } from '@medeina/design-system/domain/CourseCard';
import { Button } from '@medeina/design-system/primitives/Button';
import { Suspense, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { awardOf, datesOf, mapOf, placeOf, priceNow } from '../../../data/catalogue/cards.ts';
import type { CourseAnswer } from '../../../data/catalogue/course.ts';
import { lengthsOf, validityOf } from '../../../data/catalogue/lengths.ts';
import { useCatalogueFormat } from '../../../data/format.ts';
import type { CatalogueFormat } from '../../../data/format.ts';
import { useConfig } from '../../../data/config.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { useHasCart } from '../../../data/shopping/hasCart.ts';
import { offerPath } from '../../../data/content/offer.ts';
import { withMessages } from '../../../languages.ts';
import { useIsUser } from '../../../session/hooks.ts';
import { choicePath, type Enrolling, hasSeat, payable, useEnrol } from './enrol.ts';
import { rememberIntent } from './enrolIntent.ts';

const EnvironmentDialog = lazy(() =>
  // The proof that it may ask for speaks in the words of the account.
  withMessages('course', () => withMessages('account', () => import('./EnvironmentDialog.tsx'))),
);
const WithCart = lazy(() => import('./WithCart.tsx'));

function productPrice(product: Product, intl: IntlShape): { price: string; special?: string } {
  const price = priceNow(product, intl);
  if (product.special === null) return { price };
  return { price: product.hl_original_price ?? product.price_formated, special: price };
}

/** How many seats are left where those are few, else how many there are. */
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
        : placeOf(product, { withName: true }),
    seats: seatsOf(product, intl),
    price: productPrice(product, intl),
    full: !hasSeat(product),
  };
}

/** Start where there is but one date, theory and practice, the place of the chosen date, group, certificate. */
function factsOf(
  course: CourseDetail,
  chosen: Product | undefined,
  intl: IntlShape,
  format: CatalogueFormat,
): BuyPanelProps['facts'] {
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `catalogue.buy.${id}` }, values);
  const dated = chosen?.start_date == null ? undefined : chosen;
  const { theory, practice, whole } = lengthsOf(course, dated, intl, format);
  const hasRoom = course.format !== 'online' && chosen === dated;
  const map = dated && mapOf(dated);
  const facts: readonly [name: string, value: string | undefined, link?: string | undefined][] = [
    ['duration', whole],
    ['theory', theory],
    ['starts', dated && course.products.length === 1 ? datesOf(dated, intl, format) : undefined],
    ['practice', practice ?? (hasRoom ? text('practice.room') : undefined)],
    ['place', dated && placeOf(dated, { withName: true }), map],
    ['group', course.group_size === null ? undefined : text('groupSize', { count: course.group_size })],
    ['certificate', course.certificate ? validityOf(course, intl) : text('certificate.none')],
  ];
  return facts.flatMap(([name, value, href]) =>
    value === undefined
      ? []
      : [{ label: text(name), value, ...(href === undefined ? {} : { link: { label: text('map'), href } }) }],
  );
}

/** The product that the address asks for, else the first with a seat; and what is chosen of them. */
function useChoice(products: readonly Product[]) {
  const [parameters] = useSearchParams();
  const [choice, setChoice] = useState<string>();
  const find = (id: string | null | undefined) =>
    products.find((product) => String(product.product_id) === id);
  const asked = find(parameters.get('product_id'));
  return {
    chosen: find(choice) ?? asked ?? products.find(hasSeat) ?? products[0],
    choose: setChoice,
  };
}

/** The products to choose from, where there are several. */
function useOptions(
  products: readonly Product[],
  chosen: Product | undefined,
  choose: (id: string) => void,
): Pick<BuyPanelProps, 'options' | 'value' | 'onChange'> {
  const intl = useIntl();
  const format = useCatalogueFormat();
  if (products.length < 2) return {};
  return {
    options: products.map((product) => optionOf(product, intl, format)),
    value: chosen === undefined ? '' : String(chosen.product_id),
    onChange: choose,
  };
}

/** Asks for an account in the course's environment, where something waits for one. */
function AccountQuestion({
  course: { id, environment },
  enrolling: { ask, goOn, waiting },
}: {
  readonly course: CourseDetail;
  readonly enrolling: Enrolling;
}) {
  if (waiting === undefined) return null;
  const { product, wish } = waiting;
  const close = () => ask(undefined);
  const goOnNow = () => {
    close();
    goOn(waiting);
  };
  return (
    <Suspense>
      <EnvironmentDialog
        environment={environment}
        wish={wish}
        place={choicePath(id, product)}
        onClose={close}
        onLeave={() => rememberIntent({ course: id, product, wish, afterLink: true })}
        onLinked={goOnNow}
        onWithout={goOnNow}
      />
    </Suspense>
  );
}

export interface BuySideProps {
  readonly course: CourseDetail;
  readonly answer: CourseAnswer;
}

/** What the course costs, when one can come, and the one thing to do: go on, start, or ask for a place. */
export function BuySide({ course, answer }: BuySideProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const isUser = useIsUser();
  const { isPersonKnown } = answer;
  // Who may take it again chooses like who has not had it.
  const isOwner = answer.enrolled && !course.can_renew;
  /** Who has the course buys it for a colleague. */
  const [isForTeam, setForTeam] = useState(false);
  const enrolled = isOwner && !isForTeam;
  const { products } = course;
  const { chosen, choose } = useChoice(products);
  const options = useOptions(products, chosen, choose);
  const enrolling = useEnrol(course, isPersonKnown, isOwner);
  const { take } = enrolling;
  const { shopping } = useConfig();
  const hasCart = useHasCart();

  const text = (id: string) => intl.formatMessage({ id: `catalogue.buy.${id}` });
  const isFree = chosen !== undefined && payable(chosen) === 0;
  const isFull = products.length > 0 && !products.some(hasSeat);

  const product = chosen?.product_id;
  let action: BuyAction = {
    label: text('ask'),
    ...(enrolling.isMissing
      ? { onPress: () => take({ wish: 'offer', product }) }
      : { href: offerPath(course.id, { product }) }),
  };
  let note: string | undefined = text('askText');
  if (enrolled) {
    action = { label: text('continue'), href: coursePath(course) };
    note = text('enrolled');
  } else if (isFull) {
    note = text('full.text');
  } else if (isFree) {
    action = {
      label: text('start'),
      loading: enrolling.isBusy,
      onPress: () => take({ wish: 'start', product }),
    };
    note = isUser ? undefined : text('loginText');
  }

  const days = course.date_change_days ?? undefined;
  const rule =
    enrolled || isFull || days === undefined || chosen?.start_date == null
      ? undefined
      : intl.formatMessage({ id: 'catalogue.buy.dateChange' }, { days });
  const price = chosen && productPrice(chosen, intl);
  // What a device saved under an earlier release has no last day.
  const lastDay = chosen?.special_until ?? undefined;
  const unit = [
    ...(isFree ? [] : [text('perPerson')]),
    ...(lastDay === undefined
      ? []
      : [intl.formatMessage({ id: 'catalogue.buy.until' }, { day: format.day(lastDay) })]),
  ].join(', ');
  const panel = (shown: BuyAction, beside?: string) => (
    <BuyPanel
      price={enrolled ? undefined : price}
      unit={unit || undefined}
      {...(enrolled ? {} : options)}
      action={shown}
      note={[beside, course.theory_note, rule].filter(Boolean).join(' ') || undefined}
      facts={factsOf(course, chosen, intl, format)}
      choice={
        enrolled || chosen === undefined || chosen.start_date === null
          ? undefined
          : [datesOf(chosen, intl, format), chosen.city].filter((part) => part !== null).join(', ')
      }
    />
  );
  const waiting = panel({ label: intl.formatMessage({ id: 'catalogue.cart.put' }), loading: true });
  const forSale = shopping && !isFull && !isFree ? chosen : undefined;
  const sold = enrolled ? undefined : forSale;

  return (
    <>
      {sold === undefined ? (
        panel(action, note)
      ) : hasCart ? (
        <Suspense fallback={waiting}>
          <WithCart
            product={sold}
            title={course.title}
            enrolling={enrolling}
            isElsewhere={course.environment !== builtInEnvironment}
            isForTeam={isOwner}
          >
            {panel}
          </WithCart>
        </Suspense>
      ) : (
        waiting
      )}
      {isOwner && forSale !== undefined && (
        <Button variant="outline" full onClick={() => setForTeam(!isForTeam)}>
          {text(isForTeam ? 'colleagues.back' : 'colleagues')}
        </Button>
      )}
      <Awards awards={course.awards.map(awardOf)} />
      <AccountQuestion course={course} enrolling={enrolling} />
    </>
  );
}
