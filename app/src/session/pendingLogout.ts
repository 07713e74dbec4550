const storageKey = 'medeina.leaving';

/** Used where storage is refused; lasts as long as the page. */
let memory = false;

/** Whether a logout has not reached the server yet, such as offline: the session's HttpOnly cookies are still there. */
export function isLogoutPending(): boolean {
  try {
    return memory || localStorage.getItem(storageKey) !== null;
  } catch {
    return memory;
  }
}

/** Records a pending logout for all tabs and the next visit, or that the server knows of it. */
export function setLogoutPending(is: boolean): void {
  memory = false;
  try {
    if (is) localStorage.setItem(storageKey, '1');
    else localStorage.removeItem(storageKey);
  } catch {
    memory = is;
  }
}
