import type { OrderDetail } from '@medeina/contract';
import { OrderSummary, OrderSummarySkeleton } from '@medeina/design-system/domain/OrderSummary';
import { ProductDetail } from '@medeina/design-system/domain/ProductList';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import {
  Building2,
  CalendarDays,
  FileMinus,
  FileText,
  Hash,
  type LucideIcon,
  MapPin,
  ReceiptText,
  Wallet,
} from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { dayOf } from '../../data/dayOf.ts';
import { useCatalogueFormat } from '../../data/format.ts';
import { idOf } from '../../data/ids.ts';
import { orderLinesOf, orderTones, useOrder, waitsUntil } from '../../data/shopping/orders.ts';
import { invoicePath } from '../../data/shopping/invoices.ts';
import { purchasePaymentPath, purchasesPath } from '../../data/shopping/paths.ts';
import { totalsOf } from '../../data/shopping/totals.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { Places } from './places/Places.tsx';
import { useEnding } from './useEnding.ts';

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `shopping.order.${id}` }, values);
}

/** When it was ordered, how it is paid, who buys, what documents there are. */
function Facts({ order }: { readonly order: OrderDetail }) {
  const text = useText();
  const format = useCatalogueFormat();
  const { company, invoice, credit_note: creditNote } = order;
  const facts: readonly (readonly [name: string, icon: LucideIcon, value: string | undefined])[] = [
    ['date', CalendarDays, format.fullDay(dayOf(new Date(order.date_added)))],
    ['method', Wallet, order.payment_method],
    ['quote', FileText, order.quote ?? undefined],
    ['invoice', ReceiptText, invoice?.number],
    ['creditNote', FileMinus, creditNote?.number],
    ['company', Building2, company?.company_name],
    ['company.code', Hash, company?.company_code],
    ['company.address', MapPin, company?.company_address],
    ['company.vat', Hash, company?.company_vat],
  ];
  return (
    <ProductDetail
      label={text('facts')}
      facts={facts.flatMap(([name, icon, value]) =>
        value === undefined || value === '' ? [] : [{ icon, label: text(name), value }],
      )}
    />
  );
}

interface UnpaidProps {
  readonly order: OrderDetail;
  readonly onCancel: () => Promise<void>;
}

/** Until when the order waits, the way to pay it, and out of it. */
function Unpaid({ order, onCancel }: UnpaidProps) {
  const intl = useIntl();
  const text = useText();
  const { isEnding, end } = useEnding(onCancel, text('endFailed'));
  const until = waitsUntil(order, intl);
  if (until === undefined) return null;
  return (
    <Stack gap={12}>
      <Text>{text('waits', { until })}</Text>
      <Inline gap={12}>
        <ButtonLink href={purchasePaymentPath(order.order_id)}>{text('pay')}</ButtonLink>
        <Button variant="outline" loading={isEnding} onClick={() => void end()}>
          {text('end')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Where a paid order leads: to its courses and to its papers. */
function NextSteps({ order }: { readonly order: OrderDetail }) {
  const text = useText();
  const { order_id: id, invoice, credit_note: creditNote } = order;
  const hasCourses = order.status === 'paid' && !order.for_team;
  if (!hasCourses && invoice === null) return null;
  return (
    <Inline gap={12}>
      {hasCourses && <ButtonLink href="/dashboard/courses">{text('courses')}</ButtonLink>}
      {invoice !== null && (
        <ButtonLink variant="outline" icon={ReceiptText} href={invoicePath(id, 'invoice')}>
          {text('invoice.print')}
        </ButtonLink>
      )}
      {creditNote !== null && (
        <ButtonLink variant="outline" icon={FileMinus} href={invoicePath(id, 'credit_note')}>
          {text('creditNote.print')}
        </ButtonLink>
      )}
    </Inline>
  );
}

interface DetailProps extends UnpaidProps {
  readonly title: string;
}

function Detail({ order, title, onCancel }: DetailProps) {
  const intl = useIntl();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = async () => {
    await onCancel();
    // The button goes with what it ended.
    heading.current?.focus();
  };
  const count = order.products.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Stack gap={32}>
      <Inline gap={16}>
        <Heading ref={heading} level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Badge tone={orderTones[order.status]}>{text(`status.${order.status}`)}</Badge>
      </Inline>
      {order.status === 'pending' && <Unpaid order={order} onCancel={cancel} />}
      <NextSteps order={order} />
      {order.status === 'paid' && order.has_places && <Places order={order.order_id} />}
      <Facts order={order} />
      <OrderSummary
        title={text('products')}
        lines={orderLinesOf(order)}
        totals={totalsOf({ totals: order.totals, count }, intl)}
      />
    </Stack>
  );
}

/** An order: what was bought, how it stands, and its invoice. */
export function Page() {
  const text = useText();
  const list = useIntl().formatMessage({ id: 'shopping.purchases.title' });
  const { id } = useParams();
  const { order, error, reload, cancel } = useOrder(idOf(id));
  const title = text('title', { number: id ?? '' });
  useHead({ title, isPrivate: true });
  if (error?.status === 404) return <NotFound />;
  return (
    <AccountFrame>
      <Stack gap={16}>
        <Breadcrumb parents={[{ label: list, href: purchasesPath }]} current={title} />
        {order !== undefined && <Detail order={order} title={title} onCancel={cancel} />}
        {order === undefined && error === undefined && <OrderSummarySkeleton />}
        {order === undefined && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void reload()} />
        )}
      </Stack>
    </AccountFrame>
  );
}
