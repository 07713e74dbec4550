import type { LucideIcon } from 'lucide-react';
import { CreditCard } from 'lucide-react';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './PaymentMethodPicker.css.ts';

/** A way to pay. */
export interface PaymentMethod {
  code: string;
  /** "Banko nuoroda" */
  name: string;
  /** What happens next: "Būsite nukreipti į PayPal". */
  detail?: string | undefined;
  /** A card where none fits better. */
  icon?: LucideIcon | undefined;
  /** Not to be had now; the detail says why. */
  disabled?: boolean | undefined;
}

export interface PaymentMethodPickerProps {
  /** "Mokėjimo būdas" */
  label: string;
  labelHidden?: boolean | undefined;
  methods: readonly PaymentMethod[];
  /** The first that can be had, unless another was chosen: the host decides. */
  value: string | undefined;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** There is none: "Šiuo metu mokėti negalima". */
  empty: string;
}

/** How one pays: rows in one block, of which one holds. */
export function PaymentMethodPicker({
  label,
  labelHidden,
  methods,
  value,
  onChange,
  error,
  empty,
}: PaymentMethodPickerProps) {
  if (methods.length === 0) return <EmptyState title={empty} />;
  return (
    <RadioGroup
      outlined
      label={label}
      labelHidden={labelHidden}
      value={value}
      onChange={onChange}
      error={error}
      options={methods.map((method) => ({
        value: method.code,
        label: <b className={styles.name}>{method.name}</b>,
        detail: method.detail,
        disabled: method.disabled,
        end: <Icon icon={method.icon ?? CreditCard} />,
      }))}
    />
  );
}

/** The ways to pay on their way. */
export function PaymentMethodPickerSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
