import type { SignedInDevice } from '@medeina/contract';
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import type { IntlShape } from 'react-intl';

export const deviceIcons: Readonly<Record<SignedInDevice['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: MonitorSmartphone,
};

/** A device in words: "Chrome, Windows", else what kind it is. */
export function deviceWords(intl: IntlShape, { browser, system, kind }: SignedInDevice): string {
  const known = [browser, system].filter((word) => word !== null);
  return known.length > 0 ? known.join(', ') : intl.formatMessage({ id: `shell.device.${kind}` });
}
