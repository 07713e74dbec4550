import { PaymentMethodPicker } from '@medeina/design-system/domain/PaymentMethodPicker';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Landmark, type LucideIcon, ReceiptText, Wallet } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { PaymentMethods } from '../../data/shopping/checkout.ts';

/** Of the methods that are known; another one has a card. */
const icons: Readonly<Record<string, LucideIcon>> = {
  paysera: Landmark,
  paypal: Wallet,
  free_checkout: ReceiptText,
};

interface MethodFieldsProps {
  readonly methods: PaymentMethods;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** How to pay, under its heading. */
export function MethodFields({ methods, value, onChange }: MethodFieldsProps) {
  const label = useIntl().formatMessage({ id: 'shopping.payment.method' });
  return (
    <Stack gap={12} as="section" aria-labelledby="method">
      <Heading id="method" level={2} size="h4">
        {label}
      </Heading>
      <PaymentMethodPicker
        label={label}
        labelHidden
        methods={methods.map(({ code, name, detail }) => ({ code, name, detail, icon: icons[code] }))}
        value={value}
        onChange={onChange}
      />
    </Stack>
  );
}
