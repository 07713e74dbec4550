import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { CartTotals } from '../CartTotals/index.ts';
import type { CartTotalsProps } from '../CartTotals/index.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './OrderSummary.css.ts';

/** A course of the order. */
export interface OrderLine {
  id: string | number;
  name: string;
  lang?: string | undefined;
  category: CategoryHue;
  image?: PlateImage | undefined;
  /** "€69.00" */
  price: string;
  /** "× 3"; left out for one. */
  quantity?: string | undefined;
}

export interface OrderSummaryProps {
  /** "Order" */
  title: string;
  /** The level of the title in the outline. */
  level?: 2 | 3 | undefined;
  /** What is bought, a line each. */
  lines: readonly OrderLine[];
  /** The sums. */
  totals: CartTotalsProps;
  /** The main action: pay. */
  action?: ReactNode;
  /** What happens next: "You will continue on your bank's page". */
  note?: string | undefined;
}

/** The courses of an order and their cost. */
export function OrderSummary({ title, level = 2, lines, totals, action, note }: OrderSummaryProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Panel>
      <Title className={styles.title}>{title}</Title>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.plate}>
                <CoursePlate
                  category={line.category}
                  seed={line.id}
                  image={line.image}
                  scale="thumbnail"
                  ratio="square"
                />
              </span>
              <span className={styles.name}>
                <span lang={line.lang}>{line.name}</span>
                {line.quantity !== undefined && <span className={styles.quantity}> {line.quantity}</span>}
              </span>
              <b className={styles.price}>{line.price}</b>
            </li>
          ))}
        </ul>
      )}
      <CartTotals {...totals} />
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {note !== undefined && (
        <p className={styles.note}>
          <Icon icon={Lock} size="small" />
          <span>{note}</span>
        </p>
      )}
    </Panel>
  );
}

/** The order while it loads. */
export function OrderSummarySkeleton({
  label,
}: {
  /** What is loading, for screen readers. */
  label: string;
}) {
  return (
    <Panel aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.waiting}>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="button" />
      </div>
    </Panel>
  );
}
