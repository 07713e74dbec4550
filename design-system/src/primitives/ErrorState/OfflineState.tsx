import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WifiOff } from 'lucide-react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export interface OfflineStateProps {
  /** "Nėra ryšio" */
  title: ReactNode;
  /** What still works, and that it will go on by itself. */
  children?: ReactNode;
  /** Try again, or what can be read without a connection. */
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  /** The connection is back: retry what failed. */
  onReconnect?: (() => void) | undefined;
}

/** There is no connection, and the page needs one. Retries by itself once it is back. */
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
