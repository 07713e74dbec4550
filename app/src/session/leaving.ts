const storageKey = 'medeina.leaving';

/** Where storage is refused it is known as long as the page lasts. */
let memory = false;

/**
 * Whether somebody has left here of whom the server has not heard it, as without a connection: their cookies, which
 * script cannot take away, are still there.
 */
export function isLeaving(): boolean {
  try {
    return memory || localStorage.getItem(storageKey) !== null;
  } catch {
    return memory;
  }
}

/** Notes that somebody leaves, for all tabs and for the next visit; or that the server knows. */
export function noteLeaving(is: boolean): void {
  memory = false;
  try {
    if (is) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    memory = is;
  }
}
