import type { InvoiceDetail } from '@medeina/contract';
import { Invoice } from '@medeina/design-system/domain/Invoice';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Button } from '@medeina/design-system/primitives/Button';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePersonalCall } from '../../data/hooks.ts';
import { idOf } from '../../data/ids.ts';
import { readKind, useInvoiceFile } from '../../data/shopping/invoices.ts';
import { purchasePath, purchasesPath } from '../../data/shopping/paths.ts';
import { useIsUser } from '../../session/hooks.ts';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { paperOf } from './paperOf.ts';
import * as styles from './shopping.css.ts';

/** How it was paid, and what it corrects. */
function notesOf({ payment_method: method, corrects }: InvoiceDetail, intl: IntlShape): readonly string[] {
  const text = (id: string, value: string) => intl.formatMessage({ id: `shopping.invoice.${id}` }, { value });
  return [text('method', method), ...(corrects === null ? [] : [text('corrects', corrects)])];
}

/** What can be done with an invoice besides reading it. Not on paper. */
function Actions({ invoice }: { readonly invoice: InvoiceDetail }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `shopping.invoice.${id}` });
  const fetchFile = useInvoiceFile();
  const tellFailure = useTellFailure();
  const [saving, setSaving] = useState<'pdf' | 'ubl'>();
  const save = async (form: 'pdf' | 'ubl') => {
    setSaving(form);
    try {
      await fetchFile(invoice, form);
    } catch (error) {
      tellFailure(error, text('failed'));
    } finally {
      setSaving(undefined);
    }
  };
  return (
    <Inline gap={12}>
      <Button onClick={() => window.print()}>{text('print')}</Button>
      <Button variant="outline" loading={saving === 'pdf'} onClick={() => void save('pdf')}>
        {text('pdf')}
      </Button>
      {invoice.has_ubl && (
        <Button variant="outline" loading={saving === 'ubl'} onClick={() => void save('ubl')}>
          {text('ubl')}
        </Button>
      )}
    </Inline>
  );
}

/** An invoice or a credit note, which offers itself to the printer. */
export function Page() {
  const intl = useIntl();
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const kind = readKind(parameters);
  const order = idOf(id);
  const isUser = useIsUser();
  const { data, error, mutate } = usePersonalCall(
    'shopping.invoices.detail',
    isUser && order !== undefined ? { params: { id: order }, query: { kind } } : null,
  );
  const invoice = data?.data;
  const orderTitle = intl.formatMessage({ id: 'shopping.order.title' }, { number: id ?? '' });
  const title =
    invoice === undefined
      ? intl.formatMessage({ id: `shopping.order.${kind === 'invoice' ? 'invoice' : 'creditNote'}` })
      : `${invoice.title} ${invoice.number}`;
  useHead({ title, isPrivate: true });
  if (error?.status === 404) return <NotFound />;
  return (
    <Band as="div" block="page">
      <Stack gap={24}>
        <div className={styles.onScreen}>
          <Stack gap={20}>
            <Breadcrumb
              parents={[
                { label: intl.formatMessage({ id: 'shopping.purchases.title' }), href: purchasesPath },
                { label: orderTitle, href: purchasePath(order ?? 0) },
              ]}
              current={title}
            />
            {invoice !== undefined && <Actions invoice={invoice} />}
          </Stack>
        </div>
        {invoice !== undefined && <Invoice {...paperOf(invoice, notesOf(invoice, intl), intl)} print />}
        {invoice === undefined && error === undefined && <Skeleton shape="row" />}
        {invoice === undefined && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        )}
      </Stack>
    </Band>
  );
}
