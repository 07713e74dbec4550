import type { CartProduct } from '@medeina/contract';
import { CompanyForm } from '@medeina/design-system/domain/CompanyForm';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { Stack } from '@medeina/design-system/primitives/Stack';
import type { PaymentMethods } from '../../data/shopping/checkout.ts';
import { FormFailures } from '../../shell/forms/FormFailures.tsx';
import { TermsLabel } from '../../shell/forms/TermsLabel.tsx';
import { MethodFields } from './MethodFields.tsx';
import { TeamFields } from './TeamFields.tsx';
import type { CheckoutForm } from './useCheckoutForm.ts';
import type { Quantities } from './useQuantities.ts';

interface CheckoutFieldsProps {
  readonly form: CheckoutForm;
  readonly methods: PaymentMethods;
  readonly products: readonly CartProduct[];
  readonly quantities: Quantities;
}

/** How to pay, who buys and for whom, and the terms. */
export function CheckoutFields({ form, methods, products, quantities }: CheckoutFieldsProps) {
  return (
    <Stack gap={32}>
      <FormFailures failures={form.failures} />
      <MethodFields methods={methods} value={form.method} onChange={form.chooseMethod} />
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
