import type { Cart } from '@medeina/contract';
import { OrderSummarySkeleton } from '@medeina/design-system/domain/OrderSummary';
import { PaymentMethodPickerSkeleton } from '@medeina/design-system/domain/PaymentMethodPicker';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { hueOf } from '../../data/catalogue/cards.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { useKeptAnswer } from '../../data/keptAnswer.ts';
import { type CartState, cartWords, useCart } from '../../data/shopping/cart.ts';
import { type Company, type PaymentMethods, useCheckout } from '../../data/shopping/checkout.ts';
import { purchasesPath } from '../../data/shopping/paths.ts';
import { totalsOf } from '../../data/shopping/totals.ts';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { usePaymentText } from './usePaymentText.ts';
import { useQuantities } from './useQuantities.ts';

interface CheckoutProps extends Pick<CartState, 'setQuantity'> {
  readonly cart: Cart;
  readonly methods: PaymentMethods;
  readonly company: Company;
  readonly onReload: () => Promise<void>;
}

/** How to pay, who buys, the terms; beside it what is paid for, and the button. */
function Checkout({ cart, methods, company, onReload, setQuantity }: CheckoutProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const quantities = useQuantities(setQuantity);
  const form = useCheckoutForm({
    methods,
    company,
    isCartForTeam: cart.products.some((product) => product.for_team),
    hasOwned: cart.products.some((product) => product.owned),
    total: cart.total_raw,
    settled: quantities.settled,
    onReload,
  });
  const totals = totalsOf({ ...cart, count: cart.totalCount }, intl);
  return (
    <form noValidate onSubmit={form.submit}>
      <Split ratio="cart">
        <CheckoutFields form={form} methods={methods} products={cart.products} quantities={quantities} />
        <PaymentSummary
          lines={cart.products.map((product) => ({
            id: product.key,
            courseId: product.course_id,
            name: product.name,
            detail: product.date === null ? undefined : cartWords(product, format),
            category: hueOf(product.category.key),
            image: product.thumb === null ? undefined : { source: product.thumb },
            price: product.price_formated,
            quantity: product.quantity,
          }))}
          totals={totals}
          isFree={cart.total_raw === 0}
          isBusy={form.isBusy}
          isDisabled={methods.length === 0}
        />
      </Split>
    </form>
  );
}

/** There is nothing to pay for: such as after paying, on the way back. */
function Nothing() {
  const text = usePaymentText();
  return (
    <EmptyState title={text('empty')} action={<ButtonLink href="/discover">{text('empty.find')}</ButtonLink>}>
      <FormattedMessage
        id="shopping.payment.empty.text"
        values={{ link: (words) => <Link href={purchasesPath}>{words}</Link> }}
      />
    </EmptyState>
  );
}

/** How the cart is paid for. */
export function Page() {
  const text = usePaymentText();
  const { cart: cartNow, error: cartError, reload: reloadCart, setQuantity } = useCart();
  // In another language the form stays, with all that was written, while the answers are read again.
  const cart = useKeptAnswer({ data: cartNow, error: cartError });
  const checkout = useCheckout(cart?.total_raw);
  const { error: checkoutError, reload: reloadCheckout } = checkout;
  const methods = useKeptAnswer({ data: checkout.methods, error: checkoutError });
  const company = useKeptAnswer({ data: checkout.company, error: checkoutError });
  const cartTitle = useIntl().formatMessage({ id: 'shopping.cart.title' });
  useHead({ title: text('title'), isPrivate: true });
  const error = cartError ?? checkoutError;
  const isKnown = cart !== undefined && methods !== undefined && company !== undefined;
  const reload = async () => {
    await Promise.all([reloadCart(), reloadCheckout()]);
  };
  return (
    <Band as="div" block="page">
      <Stack gap={24}>
        <Stack gap={12}>
          <Breadcrumb parents={[{ label: cartTitle, href: '/cart' }]} current={text('title')} />
          <Heading level={1}>{text('title')}</Heading>
        </Stack>
        {cart?.count === 0 && <Nothing />}
        {isKnown && cart.count > 0 && (
          <Checkout
            cart={cart}
            methods={methods}
            company={company}
            onReload={reload}
            setQuantity={setQuantity}
          />
        )}
        {!isKnown && cart?.count !== 0 && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void reload()} />
        )}
        {!isKnown && cart?.count !== 0 && error === undefined && (
          <Split ratio="cart">
            <PaymentMethodPickerSkeleton />
            <OrderSummarySkeleton />
          </Split>
        )}
      </Stack>
    </Band>
  );
}
