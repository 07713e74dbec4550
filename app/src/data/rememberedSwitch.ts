import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** While the browser keeps nothing, such as in a private window, the tab does. */
const memory = new Map<string, boolean>();

function read(name: string): boolean {
  try {
    return localStorage.getItem(name) === '1';
  } catch {
    return memory.get(name) ?? false;
  }
}

/** A switch that this browser remembers, in all its tabs; off on the server. */
export function useRememberedSwitch(name: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => false,
  );
  const set = useCallback(
    (next: boolean) => {
      memory.set(name, next);
      try {
        if (next) localStorage.setItem(name, '1');
        else localStorage.removeItem(name);
      } catch {
        // The tab remembers it.
      }
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [isOn, set];
}
