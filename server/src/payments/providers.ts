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

/** Where real providers are not set, the demo's sandboxes stand in. */
export function withSandboxes(
  { paysera, paypal }: PaymentSettings,
  sandboxes: PaymentSettings | undefined,
): PaymentSettings {
  return { paysera: paysera ?? sandboxes?.paysera, paypal: paypal ?? sandboxes?.paypal };
}

/** Those that give a payment back when they are asked to. What came by others the operator gives back. */
export function refundersOf(providers: readonly PaymentProvider[]): string[] {
  return providers.flatMap((one) => (one.refund === undefined ? [] : [one.code]));
}
