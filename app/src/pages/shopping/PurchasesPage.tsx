import { PurchaseList, PurchaseListSkeleton } from '@medeina/design-system/domain/PurchaseRow';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Pagination } from '@medeina/design-system/primitives/Pagination';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../../data/dayOf.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { readPage } from '../../data/paging.ts';
import { orderTones } from '../../data/shopping/orders.ts';
import { purchasePath, purchasesPath } from '../../data/shopping/paths.ts';
import { useShownList } from '../../data/shownList.ts';
import { useIsUser } from '../../session/hooks.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useTurnedPage } from '../../shell/useTurnedPage.ts';

const pathOf = (page: number) => (page === 1 ? purchasesPath : `${purchasesPath}?page=${String(page)}`);

/** What the person has ordered, the newest first. */
export function Page() {
  const intl = useIntl();
  const isUser = useIsUser();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = usePersonalCall(
    'shopping.orders.list',
    isUser ? { query: page === 1 ? {} : { page } } : null,
    { revalidateOnFocus: true },
  );
  const { error, mutate } = answer;
  const { shown: data } = useShownList(answer);
  const text = (id: string) => intl.formatMessage({ id: `shopping.purchases.${id}` });
  useHead({ title: text('title'), isPrivate: true });
  const head = useRef<HTMLHeadingElement>(null);
  const pages = useTurnedPage(page, head);

  return (
    <AccountFrame>
      <Stack gap={24}>
        <Heading ref={head} level={1} tabIndex={-1}>
          {text('title')}
        </Heading>
        {data === undefined && error === undefined && <PurchaseListSkeleton />}
        {data === undefined && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        )}
        {data?.data.length === 0 && (
          <EmptyState
            title={text(data.total > 0 ? 'past' : 'empty')}
            action={
              data.total > 0 ? (
                <ButtonLink href={purchasesPath}>{text('past.first')}</ButtonLink>
              ) : (
                <ButtonLink href="/discover">{text('empty.find')}</ButtonLink>
              )
            }
          >
            {data.total > 0 ? undefined : text('empty.text')}
          </EmptyState>
        )}
        {data !== undefined && (
          <PurchaseList
            purchases={data.data.map((order) => ({
              id: order.order_id,
              number: order.order_id,
              href: purchasePath(order.order_id),
              date: dayOf(new Date(order.date_added)),
              method: order.payment_method,
              total: order.total,
              ...(order.status === 'paid'
                ? {}
                : {
                    state: {
                      label: intl.formatMessage({ id: `shopping.order.status.${order.status}` }),
                      tone: orderTones[order.status],
                    },
                  }),
            }))}
          />
        )}
        {data !== undefined && data.last_page > 1 && (
          <div ref={pages}>
            <Pagination page={data.current_page} pages={data.last_page} href={pathOf} />
          </div>
        )}
      </Stack>
    </AccountFrame>
  );
}
