import { CartList, CartListSkeleton } from '@medeina/design-system/domain/CartItem';
import { OrderSummary } from '@medeina/design-system/domain/OrderSummary';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import type { Cart } from '@medeina/contract';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../data/format.ts';
import { offerPath } from '../../data/content/offer.ts';
import { cartItemOf, useCart } from '../../data/shopping/cart.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useTellFailure } from '../../shell/useTellFailure.ts';

/** The form that asks for an offer for all that is in the cart. */
function cartOfferPath({ products }: Cart): string {
  const [only, ...others] = products;
  return only !== undefined && others.length === 0
    ? offerPath(only.course_id, { product: only.product_id })
    : offerPath(products.map(({ name }) => name).join('; '));
}

interface FilledProps {
  readonly cart: Cart;
  /** Keys of lines on their way out. */
  readonly leaving: ReadonlySet<number>;
  readonly onTakeOut: (key: number) => void;
}

/** The products, and what they cost in all. */
function Filled({ cart, leaving, onTakeOut }: FilledProps) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const text = (id: string) => intl.formatMessage({ id: `shopping.cart.${id}` });
  const sum = cart.totals.at(-1);
  return (
    <Split ratio="cart">
      <CartList
        items={cart.products.map((product) => ({
          ...cartItemOf(product, format),
          removing: leaving.has(product.key),
          onRemove: () => onTakeOut(product.key),
        }))}
      />
      <OrderSummary
        lines={[]}
        totals={{
          lines: cart.totals.slice(0, -1).map(({ code, title, value }) => ({
            label: code === 'sub_total' ? `${title} (${String(cart.totalCount)})` : title,
            value,
          })),
          total: { label: sum?.title ?? '', value: sum?.value ?? '' },
        }}
        action={
          <ButtonLink href={cartOfferPath(cart)} size="lg" full>
            {intl.formatMessage({ id: 'catalogue.buy.offer' })}
          </ButtonLink>
        }
        note={text('payLater')}
      />
    </Split>
  );
}

/** What one means to buy, and what it costs. */
export function Page() {
  const intl = useIntl();
  const { cart, error: failure, reload, leaving, remove } = useCart();
  const { show } = useAlerts();
  const tellFailure = useTellFailure();
  /** The last line was taken out here: what says so takes the focus that went with it. */
  const isEmptied = useRef(false);
  const text = (id: string) => intl.formatMessage({ id: `shopping.cart.${id}` });
  useHead({ title: text('title'), isPrivate: true });

  const takeOut = async (key: number) => {
    isEmptied.current = cart?.count === 1;
    try {
      await remove(key);
      show({ type: 'success', subject: text('removed') });
    } catch (error) {
      tellFailure(error, text('removeFailed'));
    }
  };

  return (
    <Band as="div" block="page">
      <Stack gap={24}>
        <Heading level={1}>{text('title')}</Heading>
        {cart === undefined && failure === undefined && <CartListSkeleton />}
        {cart === undefined && failure !== undefined && <LoadFailed error={failure} onRetry={reload} />}
        {cart?.count === 0 && (
          <EmptyState
            titleRef={(title) => {
              if (isEmptied.current) title?.focus();
            }}
            title={text('empty')}
            action={<ButtonLink href="/discover">{text('find')}</ButtonLink>}
          >
            {text('empty.text')}
          </EmptyState>
        )}
        {cart !== undefined && cart.count > 0 && (
          <Filled cart={cart} leaving={leaving} onTakeOut={(key) => void takeOut(key)} />
        )}
      </Stack>
    </Band>
  );
}
