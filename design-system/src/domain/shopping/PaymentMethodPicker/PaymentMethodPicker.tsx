import { CreditCard } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import type { IconSource } from '../../../primitives/Icon/index.ts';
import { RadioGroup } from '../../../primitives/RadioGroup/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import type { SkeletonProps } from '../../support/skeleton.ts';
import { paymentMethodPickerWords } from './PaymentMethodPicker.words.ts';
import type { PaymentMethodPickerWord } from './PaymentMethodPicker.words.ts';
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

export interface PaymentMethodPickerProps extends RootProps<HTMLDivElement> {
  /** The label of the group, in place of "Payment method". */
  label?: string | undefined;
  /** The label is for screen readers alone, where a heading says the same. */
  labelHidden?: boolean | undefined;
  /** The methods, the likely one first. */
  methods: readonly PaymentMethod[];
  /** The code of the chosen method; `''` for none. */
  value?: string | undefined;
  /** The method that is chosen at first. */
  defaultValue?: string | undefined;
  /** A method was chosen. */
  onChange?: ((code: string) => void) | undefined;
  /** What is wrong: no method was chosen. */
  error?: string | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<PaymentMethodPickerWord, string>> | undefined;
}

/** The payment methods, as radio buttons in one block. */
export function PaymentMethodPicker({
  label,
  labelHidden,
  methods,
  value,
  defaultValue,
  onChange,
  error,
  texts,
  ...root
}: PaymentMethodPickerProps) {
  const say = useWords(paymentMethodPickerWords, texts);
  if (methods.length === 0)
    return (
      <div {...root}>
        <EmptyState title={say('empty')} />
      </div>
    );
  return (
    <div {...root}>
      <RadioGroup
        outlined
        label={label ?? say('method')}
        labelHidden={labelHidden}
        value={value}
        defaultValue={defaultValue}
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
    </div>
  );
}

/** The methods while they load. */
export function PaymentMethodPickerSkeleton({ label, ...root }: SkeletonProps) {
  const { texts } = useMedeina();
  return (
    <div {...root} aria-busy="true" className={styles.waiting}>
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}
