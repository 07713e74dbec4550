import { Printer } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import type { BadgeTone } from '../../../primitives/Badge/index.ts';
import { IconLink } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { formatDay } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { purchaseListWords } from './PurchaseRow.words.ts';
import type { PurchaseListWord } from './PurchaseRow.words.ts';
import * as styles from './PurchaseRow.css.ts';

export interface PurchaseRowProps {
  id: string | number;
  /** The number of the order. */
  number: string | number;
  /** The address of the order's page. */
  href: string;
  /** `YYYY-MM-DD` */
  date: Day;
  /** "Bank link"; left out for a free order. */
  method?: string | undefined;
  /** "€133.00" */
  total: string;
  /** What is to be said of it, such as that it is not paid yet. */
  state?: { label: string; tone?: BadgeTone | undefined } | undefined;
  /** The address of the invoice, if there is one. */
  invoice?: string | undefined;
}

function Row({ purchase, say }: { purchase: PurchaseRowProps; say: Say<PurchaseListWord> }) {
  const { Link, locale } = useMedeina();
  const order = say('numbered', { number: purchase.number });
  return (
    <>
      <b className={styles.number}>
        <Link href={purchase.href} className={styles.link}>
          {order}
        </Link>
        {purchase.state !== undefined && <Badge tone={purchase.state.tone}>{purchase.state.label}</Badge>}
      </b>
      <span className={styles.date}>
        <VisuallyHidden>{`${say('date')}: `}</VisuallyHidden>
        {formatDay(purchase.date, locale)}
      </span>
      <span className={styles.method}>
        {purchase.method !== undefined && (
          <>
            <VisuallyHidden>{`${say('method')}: `}</VisuallyHidden>
            {purchase.method}
          </>
        )}
      </span>
      <span className={styles.total}>
        <VisuallyHidden>{`${say('total')}: `}</VisuallyHidden>
        {purchase.total}
      </span>
      <span className={styles.invoice}>
        {purchase.invoice !== undefined && (
          <IconLink
            icon={Printer}
            label={say('invoiceOf', { order })}
            tip="below-start"
            href={purchase.invoice}
          />
        )}
      </span>
    </>
  );
}

export interface PurchaseListProps extends RootProps<HTMLDivElement> {
  /** The orders, the newest first. */
  purchases: readonly PurchaseRowProps[];
  /** The name of the list, in place of "Purchases". */
  label?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<PurchaseListWord, string>> | undefined;
}

/** The purchases of a user. Renders nothing without any. */
export function PurchaseList({ purchases, label, texts, ...root }: PurchaseListProps) {
  const say = useWords(purchaseListWords, texts);
  if (purchases.length === 0) return null;
  return (
    <div {...root}>
      <div className={styles.head} aria-hidden="true">
        <span>{say('order')}</span>
        <span>{say('date')}</span>
        <span>{say('method')}</span>
        <span className={styles.headEnd}>{say('total')}</span>
      </div>
      <ul className={styles.list} aria-label={label ?? say('list')}>
        {purchases.map((purchase) => (
          <li key={purchase.id} className={styles.row}>
            <Row purchase={purchase} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The purchases while they load. */
export function PurchaseListSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={`purchase-${String(index)}`} shape="row" />
      ))}
    </div>
  );
}
