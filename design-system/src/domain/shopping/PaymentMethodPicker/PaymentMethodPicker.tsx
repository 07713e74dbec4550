import { CreditCard } from 'lucide-react';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as styles from './PaymentMethodPicker.css.ts';

/** A payment method. */
export interface PaymentMethod {
  code: string;
  /** "Bank link" */
  name: string;
  /** What happens next: "You will be redirected to PayPal". */
  detail?: string | undefined;
  /** A card by default. */
  icon?: IconSource | undefined;
  /** Unavailable; the detail says why. */
  disabled?: boolean | undefined;
}

export interface PaymentMethodPickerProps {
  /** "Payment method" */
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean | undefined;
  /** The ways to pay, in their order. */
  methods: readonly PaymentMethod[];
  /** The chosen method; the host sets the default. */
  value: string | undefined;
  /** Called with the code of the chosen one. */
  onChange: (code: string) => void;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Shown without methods: "Payment is not possible now". */
  empty: string;
}

/** The payment methods, as radio buttons in one block. */
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
      value={value ?? ''}
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

/** The methods while they load. */
export function PaymentMethodPickerSkeleton({
  label,
}: {
  /** What is loading, for screen readers. */
  label: string;
}) {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
