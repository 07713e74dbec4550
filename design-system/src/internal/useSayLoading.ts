import { useEffect } from 'react';
import { useAnnounce, useMedeina } from '../styles/provider.tsx';

/** Announces that a control is loading, which its spinner only shows. */
export function useSayLoading(loading: boolean): void {
  const announce = useAnnounce();
  const { texts } = useMedeina();
  useEffect(() => {
    if (!loading) return undefined;
    announce(texts.loading);
    return () => {
      announce('');
    };
  }, [loading, announce, texts.loading]);
}
