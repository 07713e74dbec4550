import type { CartProduct } from '@medeina/contract';
import { CompanyForm } from '@medeina/design-system/domain/CompanyForm';
import { PaymentMethodPicker } from '@medeina/design-system/domain/PaymentMethodPicker';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Landmark, type LucideIcon, ReceiptText, Wallet } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { PaymentMethods } from '../../data/shopping/checkout.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { TermsLabel } from '../../shell/forms/TermsLabel.tsx';
import { TeamFields } from './TeamFields.tsx';
import type { CheckoutForm } from './useCheckoutForm.ts';
import type { Quantities } from './useQuantities.ts';

/** Of the methods that are known; another one has a card. */
const icons: Readonly<Record<string, LucideIcon>> = {
  paysera: Landmark,
  paypal: Wallet,
  free_checkout: ReceiptText,
};

interface CheckoutFieldsProps {
  readonly form: CheckoutForm;
  readonly methods: PaymentMethods;
  readonly products: readonly CartProduct[];
  readonly quantities: Quantities;
}

/** How to pay, who buys and for whom, and the terms. */
export function CheckoutFields({ form, methods, products, quantities }: CheckoutFieldsProps) {
  const intl = useIntl();
  const method = intl.formatMessage({ id: 'shopping.payment.method' });
  return (
    <Stack gap={32}>
      <FormFailures failures={form.failures} />
      <Stack gap={12} as="section" aria-labelledby="method">
        <Heading id="method" level={2} size="h4">
          {method}
        </Heading>
        <PaymentMethodPicker
          label={method}
          labelHidden
          methods={methods.map(({ code, name, detail }) => ({ code, name, detail, icon: icons[code] }))}
          value={form.method}
          onChange={form.chooseMethod}
        />
      </Stack>
      <CompanyForm
        company={form.isCompany}
        onCompanyChange={form.setCompany}
        value={form.values}
        onChange={form.write}
        errors={form.companyErrors}
        disabled={form.isBusy}
      />
      <TeamFields
        products={products}
        isForTeam={form.isForTeam}
        onForTeamChange={form.setForTeam}
        quantities={quantities}
        disabled={form.isBusy}
      />
      <Checkbox
        checked={form.isAgreed}
        onChange={(event) => form.agree(event.currentTarget.checked)}
        error={form.agreeError}
        label={<TermsLabel id="shopping.payment.agree" />}
      />
    </Stack>
  );
}
