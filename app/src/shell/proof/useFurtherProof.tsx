import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { CallError } from '../../session/transport.ts';

const ProofDialog = lazy(() => import('./ProofDialog.tsx'));

interface FurtherProof {
  /**
   * Makes a change. Where the server wants to know once more who it is, a password or passkey is asked for, and the
   * change is made again. Throws an `AbortError` when that is declined.
   */
  readonly forChange: <Result>(change: () => Promise<Result>) => Promise<Result>;
  /** To be rendered beside what makes the change. */
  readonly dialog: ReactNode;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: DOMException) => void;
}

/** For changes of what one signs in with: a browser that was left open must not allow them. */
export function useFurtherProof(): FurtherProof {
  const [waiting, setWaiting] = useState<Waiting>();
  const forChange = useCallback(async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'elevation_required') throw error;
    }
    try {
      await new Promise<void>((resolve, reject) => {
        setWaiting({ resolve, reject });
      });
    } finally {
      setWaiting(undefined);
    }
    return change();
  }, []);
  return {
    forChange,
    dialog: waiting !== undefined && (
      <Suspense fallback={null}>
        <ProofDialog
          onProved={waiting.resolve}
          onDecline={() => waiting.reject(new DOMException('The proof was declined.', 'AbortError'))}
        />
      </Suspense>
    ),
  };
}
