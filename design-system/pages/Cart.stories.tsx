import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Wallet } from 'lucide-react';
import { cartItems } from '../src/domain/shopping/CartItem/CartItem.fixtures.ts';
import { CartList } from '../src/domain/shopping/CartItem/index.ts';
import { CartTotals } from '../src/domain/shopping/CartTotals/index.ts';
import { CompanyForm } from '../src/domain/shopping/CompanyForm/index.ts';
import { CourseGrid } from '../src/domain/catalogue/CourseGrid/index.ts';
import { DiscountField } from '../src/domain/shopping/DiscountField/index.ts';
import { OrderSummary } from '../src/domain/shopping/OrderSummary/index.ts';
import { PaymentMethodPicker } from '../src/domain/shopping/PaymentMethodPicker/index.ts';
import { courses } from '../src/domain/support/courses.fixtures.ts';
import { Breadcrumb } from '../src/primitives/Breadcrumb/index.ts';
import { Button, ButtonLink } from '../src/primitives/Button/index.ts';
import { Checkbox } from '../src/primitives/Checkbox/index.ts';
import { EmptyState } from '../src/primitives/EmptyState/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Link } from '../src/primitives/Link/index.ts';
import { Page } from '../src/primitives/Page/index.ts';
import { Panel } from '../src/primitives/Panel/index.ts';
import { Split } from '../src/primitives/Split/index.ts';
import { Stack } from '../src/primitives/Stack/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { pageModes } from './modes.ts';
import { PublicFrame } from './PageFrame.tsx';
import { useHearts } from './useHearts.ts';
import { money } from '../src/internal/amounts.fixtures.ts';
import { t } from '../src/internal/phrases.fixtures.ts';

const totals = {
  lines: [
    { label: t('Kursai (2)'), value: money(153) },
    { label: t('Nuolaida „SLAUGA20“'), value: money(-20), discount: true },
  ],
  total: { value: money(133) },
};

/** Related courses: none that is in the cart. */
const together = courses.filter(({ courseId }) => [101, 104, 109, 105].includes(Number(courseId)));

function Discount() {
  const [applied, setApplied] = useState<string | undefined>('SLAUGA20');
  return (
    <DiscountField
      defaultValue="SLAUGA20"
      applied={applied}
      onApply={setApplied}
      onClear={() => {
        setApplied(undefined);
      }}
      action={
        <ButtonLink href="/cart/payment" size="lg" full>
          {t('Mokėti 133,00 €')}
        </ButtonLink>
      }
    >
      <CartTotals {...totals} />
    </DiscountField>
  );
}

function Cart({ empty }: { empty: boolean }) {
  const heart = useHearts();
  return (
    <PublicFrame path="/cart" known inCart={empty ? 0 : 2}>
      <Page block="page">
        <Stack gap={80}>
          <Stack gap={24}>
            <Heading level={1}>{t('Krepšelis')}</Heading>
            {empty ? (
              <EmptyState
                title={t('Krepšelis tuščias')}
                action={<ButtonLink href="/discover">{t('Rasti kursą')}</ButtonLink>}
              />
            ) : (
              <Split ratio="cart">
                <CartList items={cartItems} />
                <Panel as="section" aria-label={t('Užsakymas')}>
                  <Stack gap={12}>
                    <Heading level={2} size="h4">
                      {t('Užsakymas')}
                    </Heading>
                    <Discount />
                    <Text size="caption" tone="muted">
                      {t('Perkate įstaigos vardu? Rekvizitus įrašysite kitame žingsnyje.')}
                    </Text>
                  </Stack>
                </Panel>
              </Split>
            )}
          </Stack>
          <Stack gap={32} as="section">
            <Heading level={2}>{t('Dažnai perka kartu')}</Heading>
            <CourseGrid label={t('Dažnai perka kartu')} courses={together.map(heart)} />
          </Stack>
        </Stack>
      </Page>
    </PublicFrame>
  );
}

function Payment() {
  return (
    <PublicFrame path="/cart/payment" known>
      <Page block="page">
        <Stack gap={24}>
          <Breadcrumb parents={[{ label: t('Krepšelis'), href: '/cart' }]} current={t('Mokėjimas')} />
          <Heading level={1}>{t('Mokėjimas')}</Heading>
          <Split ratio="cart">
            <Stack gap={32}>
              <PaymentMethodPicker
                defaultValue="paysera"
                methods={[
                  {
                    code: 'paysera',
                    name: t('Banko nuoroda'),
                    detail: 'Swedbank, SEB, Luminor, Šiaulių bankas',
                    icon: Landmark,
                  },
                  { code: 'paypal', name: 'PayPal', detail: t('Būsite nukreipti į PayPal'), icon: Wallet },
                ]}
              />
              <CompanyForm
                defaultCompany
                defaultValue={{
                  company_name: 'VšĮ Nemuno klinikos',
                  company_code: '302451',
                  company_address: 'Nemuno g. 12, LT-44280 Kaunas',
                  company_vat: '',
                }}
                errors={{ company_code: t('Įmonės kodą sudaro 9 skaitmenys') }}
              />
              <Checkbox
                label={
                  <>
                    {t('Sutinku su')} <Link href="/page/5">{t('pirkimo taisyklėmis')}</Link>
                  </>
                }
              />
            </Stack>
            <OrderSummary
              lines={[
                { id: 102, name: t('Pradinis gaivinimas'), category: 'emergency', price: money(69) },
                { id: 103, name: t('EKG interpretacija'), category: 'cardiology', price: money(64) },
              ]}
              totals={totals}
              action={
                <Button size="lg" full>
                  {t('Apmokėti 133,00 €')}
                </Button>
              }
              note={t('Tęsite saugiame banko puslapyje')}
            />
          </Split>
        </Stack>
      </Page>
    </PublicFrame>
  );
}

const meta: Meta<typeof Cart> = {
  title: 'Pages/Cart',
  component: Cart,
  args: { empty: false },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
};
export default meta;

type Story = StoryObj<typeof Cart>;

export const Filled: Story = {};
export const Empty: Story = { args: { empty: true } };
export const Paying: Story = { render: () => <Payment /> };
