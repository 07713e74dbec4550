const storageKey = 'medeina.guest';

/** A random id; `crypto.randomUUID` exists only on https and localhost, and sign-in works on other addresses too. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

let memory: string | undefined;

/** The guest session of this tab. Where storage is refused it lasts as long as the page. */
export function guestId(): string {
  if (memory !== undefined) return memory;
  try {
    memory = sessionStorage.getItem(storageKey) ?? randomId();
    sessionStorage.setItem(storageKey, memory);
  } catch {
    memory ??= randomId();
  }
  return memory;
}

/** Forgets the guest session; the next call makes a new one. */
export function forgetGuest(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Refused storage held nothing.
  }
}
