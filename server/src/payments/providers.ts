import type { PaymentSettings } from '../platform/payment-settings.ts';
import { freeCheckout } from './free/provider.ts';
import { createPayPal } from './paypal/provider.ts';
import { createPaysera } from './paysera/provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The ways to pay that are configured, the likely one first. A further one is a folder and a row here. */
export function createProviders({ paysera, paypal }: PaymentSettings): readonly PaymentProvider[] {
  return [
    ...(paysera === undefined ? [] : [createPaysera(paysera)]),
    ...(paypal === undefined ? [] : [createPayPal(paypal)]),
    freeCheckout,
  ];
}
