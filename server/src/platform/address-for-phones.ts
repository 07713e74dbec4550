import { networkInterfaces } from 'node:os';
import { isLoopback, type Settings } from './settings.ts';

/**
 * Where another device reaches the site. An address that leads to this computer alone is replaced by the one that the
 * computer has in its network, if the server listens there.
 */
export function addressForPhones({ publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>): string {
  const url = new URL(publicUrl);
  if (!isLoopback(url.hostname) || isLoopback(host)) return publicUrl;
  const own = host === '0.0.0.0' || host === '::' ? networkAddress() : host;
  if (own === undefined) return publicUrl;
  url.hostname = own.includes(':') ? `[${own}]` : own;
  return url.origin;
}

/** The first IPv4 address that is not this computer's own. */
function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
