import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WifiOff } from 'lucide-react';
import type { RootProps } from '../../internal/root.ts';
import { useWords } from '../../internal/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { offlineStateWords } from './ErrorState.words.ts';

export interface OfflineStateProps extends RootProps<HTMLDivElement> {
  /** What the page needs, in a sentence. */
  title?: ReactNode;
  /** What still works, and that it retries by itself; `null` for nothing. */
  children?: ReactNode;
  /** A retry, or what works offline. */
  action?: ReactNode;
  /** The level of the title in the outline. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Called when the connection is back: retry what failed. */
  onReconnect?: (() => void) | undefined;
}

/** The page needs a connection and there is none. Retries by itself once it is back. */
export function OfflineState({
  title,
  children,
  action,
  headingLevel = 2,
  onReconnect,
  ...root
}: OfflineStateProps) {
  const say = useWords(offlineStateWords);
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  }, [onReconnect]);
  useEffect(() => {
    const back = () => latest.current?.();
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, []);
  return (
    <div {...root} role="status">
      <EmptyState title={title ?? say('title')} headingLevel={headingLevel} action={action} icon={WifiOff}>
        {children === undefined ? say('text') : children}
      </EmptyState>
    </div>
  );
}
