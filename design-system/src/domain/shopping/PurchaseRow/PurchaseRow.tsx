import { Printer } from 'lucide-react';
import { IconLink } from '../../../primitives/IconButton/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './PurchaseRow.css.ts';

export interface PurchaseRowProps {
  id: string | number;
  /** "No. 10442" */
  number: string;
  /** The address of the order's page. */
  href: string;
  /** "2026-11-21" */
  date: string;
  /** "Bank link"; left out for a free order. */
  method?: string | undefined;
  /** "€133.00" */
  total: string;
  /** The address of the invoice, if there is one. */
  invoice?: string | undefined;
}

export interface PurchaseListLabels {
  /** The name of the list: "Purchases". */
  list: string;
  number: string;
  date: string;
  method: string;
  total: string;
  /** "Invoice" */
  invoice: string;
}

function Row({ purchase, labels }: { purchase: PurchaseRowProps; labels: PurchaseListLabels }) {
  const { Link } = useMedeina();
  return (
    <>
      <b className={styles.number}>
        <Link href={purchase.href} className={styles.link}>
          {purchase.number}
        </Link>
      </b>
      <span className={styles.date}>
        <VisuallyHidden>{`${labels.date}: `}</VisuallyHidden>
        {purchase.date}
      </span>
      <span className={styles.method}>
        {purchase.method !== undefined && (
          <>
            <VisuallyHidden>{`${labels.method}: `}</VisuallyHidden>
            {purchase.method}
          </>
        )}
      </span>
      <span className={styles.total}>
        <VisuallyHidden>{`${labels.total}: `}</VisuallyHidden>
        {purchase.total}
      </span>
      <span className={styles.invoice}>
        {purchase.invoice !== undefined && (
          <IconLink
            icon={Printer}
            label={`${labels.invoice}: ${purchase.number}`}
            tip="below-start"
            href={purchase.invoice}
          />
        )}
      </span>
    </>
  );
}

export interface PurchaseListProps {
  /** The purchases, the latest first. */
  purchases: readonly PurchaseRowProps[];
  /** The words of the columns. */
  labels: PurchaseListLabels;
}

/** The purchases of a user. Renders nothing without any. */
export function PurchaseList({ purchases, labels }: PurchaseListProps) {
  if (purchases.length === 0) return null;
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <span>{labels.number}</span>
        <span>{labels.date}</span>
        <span>{labels.method}</span>
        <span className={styles.headEnd}>{labels.total}</span>
      </div>
      <ul className={styles.list} aria-label={labels.list}>
        {purchases.map((purchase) => (
          <li key={purchase.id} className={styles.row}>
            <Row purchase={purchase} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The purchases while they load. */
export function PurchaseListSkeleton({
  label,
}: {
  /** What is loading, for screen readers. */
  label: string;
}) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={`purchase-${String(index)}`} shape="row" />
      ))}
    </div>
  );
}
