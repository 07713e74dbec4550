import { cookieNames } from '@medeina/contract';
import type { Theme } from '@medeina/tokens';
import { useCallback, useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../session/cookies.ts';
import { paintAround } from './themeColour.ts';

const listeners = new Set<() => void>();

function read(): Theme {
  const kept = readCookie(cookieNames.theme);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme, undefined until the browser has said it, and how to choose another. */
export function useTheme(): readonly [Theme | undefined, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, read, () => undefined);
  const choose = useCallback((next: Theme) => {
    writeCookie(cookieNames.theme, next === 'system' ? null : next);
    document.documentElement.dataset['medeinaTheme'] = next;
    paintAround(next);
    for (const listener of listeners) listener();
  }, []);
  return [theme, choose];
}
