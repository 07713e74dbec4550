import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { CartTotals } from '../CartTotals/index.ts';
import type { CartTotalsProps } from '../CartTotals/index.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { orderSummaryWords } from './OrderSummary.words.ts';
import type { OrderSummaryWord } from './OrderSummary.words.ts';
import * as styles from './OrderSummary.css.ts';

/** A course of the order. */
export interface OrderLine {
  id: string | number;
  /** The course's id, which determines the crop of the plate; by default the line's. */
  courseId?: string | number | undefined;
  /** Below the name: the date and place. */
  detail?: string | undefined;
  name: string;
  lang?: string | undefined;
  category: CategoryHue;
  image?: PlateImage | undefined;
  /** "€69.00" */
  price: string;
  /** How many; left out for one. */
  quantity?: number | undefined;
}

export interface OrderSummaryProps extends RootProps {
  /** The heading, in place of "Order". */
  title?: string | undefined;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The courses; none where they stand beside it. */
  lines: readonly OrderLine[];
  /** What it costs. */
  totals: CartTotalsProps;
  /** The main action: pay. */
  action?: ReactNode;
  /** What happens next: "You will continue on your bank's page". */
  note?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<OrderSummaryWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** The courses of an order and their cost. */
export function OrderSummary({
  title,
  headingLevel = 2,
  lines,
  totals,
  action,
  note,
  texts,
  ...root
}: OrderSummaryProps) {
  const say = useWords(orderSummaryWords, texts);
  const Title = headings[headingLevel];
  return (
    <Panel {...root}>
      <Title className={styles.title}>{title ?? say('title')}</Title>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.plate}>
                <CoursePlate
                  category={line.category}
                  seed={line.courseId ?? line.id}
                  image={line.image}
                  scale="thumbnail"
                  ratio="square"
                />
              </span>
              <span className={styles.name}>
                <span lang={line.lang}>{line.name}</span>
                {line.quantity !== undefined && line.quantity > 1 && (
                  <span className={styles.quantity}> {say('quantity', { count: line.quantity })}</span>
                )}
                {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
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
export function OrderSummarySkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <Panel {...root} aria-busy="true">
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <div className={styles.waiting}>
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="button" />
      </div>
    </Panel>
  );
}
