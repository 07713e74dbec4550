import type { Cart } from '@medeina/contract';
import { CartTotals } from '@medeina/design-system/domain/CartTotals';
import { DiscountField } from '@medeina/design-system/domain/DiscountField';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { appliedKinds, type CodeKind, useCodes } from '../../data/shopping/codes.ts';
import { paymentPath } from '../../data/shopping/paths.ts';
import { totalsOf } from '../../data/shopping/totals.ts';
import { reportRateLimit } from '../../data/client.ts';
import { CallError } from '../../session/transport.ts';
import { useAlerts } from '../../shell/alerts.tsx';
import { useTellFailure } from '../../shell/useTellFailure.ts';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly onChanged: () => Promise<void>;
}

/** The field of the discount codes: which of the cart's codes is in it, and what was typed since. */
function useDiscountField({ cart, onChanged }: CartSummaryProps) {
  const intl = useIntl();
  const codes = useCodes();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  /** Undefined: the last of the cart's codes; null: none, for another is added. */
  const [chosen, setChosen] = useState<CodeKind | null>();
  const [typed, setTyped] = useState<string>();
  const [isApplying, setApplying] = useState(false);
  /** A code on its way out: it is not shown beside the field meanwhile. */
  const [leaving, setLeaving] = useState<CodeKind>();
  const [error, setError] = useState<string>();
  const kinds = appliedKinds(cart);
  const shown = chosen === undefined || (chosen !== null && !kinds.includes(chosen)) ? kinds.at(-1) : chosen;
  const kind = shown ?? undefined;
  const applied = kind === undefined ? undefined : (cart[kind] ?? undefined);
  const value = typed ?? applied ?? '';

  const apply = async (code: string) => {
    setApplying(true);
    setError(undefined);
    try {
      const { kind: found, message } = await codes.apply(code);
      await onChanged();
      setChosen(found);
      setTyped(undefined);
      alerts.show({ type: 'success', subject: message });
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 400)
        setError(failure.messages[0] ?? intl.formatMessage({ id: 'shopping.code.invalid' }));
      else if (!reportRateLimit(failure))
        tellFailure(failure, intl.formatMessage({ id: 'shopping.code.failed' }));
    } finally {
      setApplying(false);
    }
  };

  const remove = async (gone: CodeKind) => {
    setLeaving(gone);
    try {
      const { message } = await codes.remove(gone);
      await onChanged();
      alerts.show({ type: 'success', subject: message });
    } catch (failure) {
      tellFailure(failure, intl.formatMessage({ id: 'shopping.code.removeFailed' }));
    } finally {
      setLeaving(undefined);
    }
  };

  return {
    value,
    applied,
    applying: isApplying,
    error,
    onChange: (next: string) => {
      setTyped(next);
      setError(undefined);
    },
    onApply: (code: string) => void apply(code),
    onClear: () => {
      if (kind === undefined) return;
      setChosen(null);
      void remove(kind);
    },
    kept: kinds.flatMap((one) => {
      const code = cart[one];
      return one === kind || one === leaving || code === null
        ? []
        : [{ code, onRemove: () => void remove(one) }];
    }),
    onAnother:
      kinds.length === 1 && kind !== undefined
        ? () => {
            setChosen(null);
            setTyped('');
          }
        : undefined,
  };
}

/** What the cart costs, a code to make it cheaper, and the way to the payment. */
export function CartSummary({ cart, onChanged }: CartSummaryProps) {
  const intl = useIntl();
  const field = useDiscountField({ cart, onChanged });
  const text = (id: string) => intl.formatMessage({ id: `shopping.cart.${id}` });
  const totals = totalsOf({ ...cart, count: cart.totalCount }, intl);
  return (
    <Panel as="section" aria-labelledby="order">
      <Stack gap={12}>
        <Heading id="order" level={2} size="h4">
          {text('order')}
        </Heading>
        <DiscountField
          {...field}
          action={
            <ButtonLink href={paymentPath} size="lg" full>
              {cart.total_raw === 0
                ? text('takeFree')
                : intl.formatMessage({ id: 'shopping.cart.pay' }, { total: totals.total.value })}
            </ButtonLink>
          }
        >
          <CartTotals {...totals} />
        </DiscountField>
        <Text tone="muted" size="caption">
          {text('company')}
        </Text>
      </Stack>
    </Panel>
  );
}
