import { CartList, CartListSkeleton } from '@medeina/design-system/domain/CartItem';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogueFormat } from '../../data/format.ts';
import { cartItemOf, useCart } from '../../data/shopping/cart.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { CartSummary } from './CartSummary.tsx';
import { PopularCourses } from './PopularCourses.tsx';

/** What one means to buy, and what it costs. */
export function Page() {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const { cart, error: failure, reload, leaving, remove } = useCart();
  const { show } = useAlerts();
  const tellFailure = useTellFailure();
  /** A line was taken out here: if none is left, what says so takes the focus that went with it. */
  const hasTakenOut = useRef(false);
  const text = (id: string) => intl.formatMessage({ id: `shopping.cart.${id}` });
  useHead({ title: text('title'), isPrivate: true });

  const takeOut = async (key: number) => {
    hasTakenOut.current = true;
    try {
      await remove(key);
      show({ type: 'success', subject: text('removed') });
    } catch (error) {
      hasTakenOut.current = false;
      tellFailure(error, text('removeFailed'));
    }
  };

  return (
    <Band as="div" block="page">
      <Stack gap={24}>
        <Heading level={1}>{text('title')}</Heading>
        {cart === undefined && failure === undefined && <CartListSkeleton />}
        {cart === undefined && failure !== undefined && (
          <LoadFailed error={failure} onRetry={() => void reload()} />
        )}
        {cart?.count === 0 && (
          <EmptyState
            titleRef={(title) => {
              // Once, and not where the person has gone elsewhere meanwhile.
              if (hasTakenOut.current && document.activeElement === document.body) title?.focus();
              hasTakenOut.current = false;
            }}
            title={text('empty')}
            action={<ButtonLink href="/discover">{text('find')}</ButtonLink>}
          >
            {text('empty.text')}
          </EmptyState>
        )}
        {cart !== undefined && cart.count > 0 && (
          <Split ratio="cart">
            <CartList
              items={cart.products.map((product) => ({
                ...cartItemOf(product, format, text('colleague')),
                removing: leaving.has(product.key),
                onRemove: () => void takeOut(product.key),
              }))}
            />
            <CartSummary cart={cart} onChanged={reload} />
          </Split>
        )}
      </Stack>
      {cart !== undefined && (
        <PopularCourses without={new Set(cart.products.map(({ course_id: id }) => id))} />
      )}
    </Band>
  );
}
