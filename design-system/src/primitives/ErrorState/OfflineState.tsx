import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WifiOff } from 'lucide-react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export interface OfflineStateProps {
  /** "No connection" */
  title: ReactNode;
  /** What still works, and that it retries by itself. */
  children?: ReactNode;
  /** A retry, or what works offline. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** Called when the connection is back: retry what failed. */
  onReconnect?: (() => void) | undefined;
}

/** The page needs a connection and there is none. Retries by itself once it is back. */
export function OfflineState({ title, children, action, level = 2, onReconnect }: OfflineStateProps) {
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
    <div role="status">
      <EmptyState title={title} level={level} action={action} icon={WifiOff}>
        {children}
      </EmptyState>
    </div>
  );
}
